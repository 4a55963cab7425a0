-- What was said about an absence is answered within two days: who was asked once more, and when nobody had answered.
alter table interview_no_shows add column reminded_at timestamptz;
alter table interview_no_shows add column lapsed_at timestamptz;
alter table interview_no_shows add constraint interview_no_shows_lapsed check (answer is null or lapsed_at is null);
create index interview_no_shows_open on interview_no_shows (at) where answer is null and lapsed_at is null;

-- A mail that was taken can still come back, or be called unwanted by whoever got it.
alter table messages drop constraint messages_receipt_check;
alter table messages add constraint messages_receipt_check check (receipt in ('delivered', 'bounced', 'complained'));
drop index messages_in_trouble;
create index messages_in_trouble on messages (id desc) where status = 'failed' or receipt in ('bounced', 'complained');

-- How an address came to be left alone: refused when a message was handed over, reported gone afterwards, or its owner
-- wants nothing from us. What was reported is not undone by a message that was merely taken.
alter table address_troubles add column kind text not null default 'refused'
  constraint address_troubles_kind check (kind in ('refused', 'bounced', 'complained'));
