-- The home of clocks walks the promises of the open steps; friends who wait for the tests are among them.
create index selections_due on selections (due_at, talent_id)
  where state in ('assessment', 'evaluation', 'interview', 'alignment') and due_at is not null;
drop index referrals_untested;
