-- Several invoices are paid on one page of the provider: each has a payment of its own, which names the one that has the page.
alter table payments add column checkout_id uuid;
alter table payments add constraint payments_checkout foreign key (checkout_id) references payments on delete restrict not valid;
