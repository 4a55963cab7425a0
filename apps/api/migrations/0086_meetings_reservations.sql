-- A slot is reserved until its address is proved; `held` is only the state of a meeting that took place.

alter table meetings rename column held_until to reserved_until;
alter table meetings rename column held_from to reserved_network;
alter table meetings rename constraint meetings_held_from to meetings_reserved_network;
