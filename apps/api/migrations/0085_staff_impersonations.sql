-- Called by the word of the code and the glossary: an impersonation, no longer a "look".

alter table staff_looks rename to staff_impersonations;
alter index staff_looks_pkey rename to staff_impersonations_pkey;
alter index staff_looks_at rename to staff_impersonations_at;
alter table staff_impersonations rename constraint staff_looks_staff_id_fkey to staff_impersonations_staff_id_fkey;
alter table staff_impersonations rename constraint staff_looks_user_id_fkey to staff_impersonations_user_id_fkey;

alter table sessions rename column look_id to impersonation_id;
alter table sessions rename constraint sessions_look_id_fkey to sessions_impersonation_id_fkey;
alter table company_acts rename column look_id to impersonation_id;
alter table company_acts rename constraint company_acts_look_id_fkey to company_acts_impersonation_id_fkey;
