-- What must stay in view where a picture is cut, in percent from the left and from the top; null is the center.
alter table pictures add column focus_x smallint check (focus_x between 0 and 100),
                     add column focus_y smallint check (focus_y between 0 and 100),
                     add check ((focus_x is null) = (focus_y is null));

-- The ground of the tile; null is that of the picture's color.
alter table product_pictures add column tint text
  check (tint in ('chalk', 'pistachio', 'apricot', 'rosewater', 'dusk', 'thyme', 'wheat', 'mist'));
