-- The search of staff: names of companies, requests, tickets, meetings and buyers by their words, addresses by their beginning.

create index users_company_words on users using gin (name_words(company)) with (fastupdate = off) where company is not null;
create index client_projects_name_words on client_projects using gin (name_words(product_name)) with (fastupdate = off)
  where product_name is not null;
create index tickets_from_words on tickets using gin (name_words(from_name)) with (fastupdate = off);
create index tickets_from_begins on tickets (from_email text_pattern_ops);
create index meetings_name_words on meetings using gin (name_words(first_name || ' ' || last_name)) with (fastupdate = off);
create index meetings_email_begins on meetings (email text_pattern_ops);
create index invoices_buyer_words on invoices using gin (name_words(buyer->>'name')) with (fastupdate = off)
  where buyer is not null;
