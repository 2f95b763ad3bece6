-- How many were notified of a variant lately: asked for each awaited variant that is back in stock.
create index stock_alerts_sent on stock_alerts (product_id, color_id, size_id, sent_at) where sent_at is not null;
