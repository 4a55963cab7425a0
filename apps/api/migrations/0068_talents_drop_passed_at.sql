-- Nothing reads it: the day of the first pass is that of the attempt, and the selection has its own steps and days.
alter table talent_profiles drop column passed_at;
