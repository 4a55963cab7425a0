-- outside a transaction
create index concurrently payments_of_checkout on payments (checkout_id) where checkout_id is not null;
