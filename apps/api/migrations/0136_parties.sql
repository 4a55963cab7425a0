-- Parties: a company and a talent as a contract names them, asked once before the first signature.
create table company_parties (
  organisation_id uuid primary key references organisations on delete cascade,
  legal_name text not null check (char_length(legal_name) between 1 and 160),
  second_legal_name text check (char_length(second_legal_name) <= 160),
  registration_number text not null check (registration_number ~ '^[0-9A-Z]{1,20}$'),
  tax_number text check (tax_number ~ '^[0-9A-Z]{1,20}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address text not null check (char_length(address) between 1 and 300),
  signatory_name text not null check (char_length(signatory_name) between 1 and 160),
  signatory_capacity text not null check (char_length(signatory_capacity) between 1 and 80),
  updated_at timestamptz not null
);

create table talent_parties (
  user_id uuid primary key references users on delete cascade,
  legal_name text not null check (char_length(legal_name) between 1 and 160),
  second_legal_name text check (char_length(second_legal_name) <= 160),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address text not null check (char_length(address) between 1 and 300),
  -- Masked; the whole numbers are sealed together.
  national_id text,
  tax_number text,
  numbers_secret bytea,
  updated_at timestamptz not null
);

-- What a certificate says of a signature, beside the name: signed with it, null before it was asked.
alter table contract_signatures
  add column capacity text,
  add column code_sent_to text,
  add column address text;
