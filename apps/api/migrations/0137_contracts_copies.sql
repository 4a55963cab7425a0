-- Copies of contracts that left us with a certificate, so that whoever is handed one can verify it.
create table contract_copies (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  contract_id uuid not null references contracts on delete cascade,
  term integer not null check (term >= 1),
  -- On the certificate; of the hash of its last signature.
  code text not null check (code ~ '^[0-9A-F]{16}$'),
  -- How many of the chain it shows.
  signatures integer not null check (signatures >= 1),
  printed_at timestamptz not null
);
create index contract_copies_code on contract_copies (code, printed_at);
create index contract_copies_of on contract_copies (contract_id);
