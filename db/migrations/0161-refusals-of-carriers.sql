-- What was refused at whose door since a count of their cash: only these parcels are read.
create index parcels_refused_courier on parcels (courier_id, refused_at) where refused_at is not null and courier_id is not null;
create index parcels_refused_company on parcels (company_id, refused_at) where refused_at is not null and company_id is not null;
