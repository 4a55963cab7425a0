-- The language of a colleague's mails: the one they last opened the back office in.
alter table staff add column mail_lang text not null default 'ar' check (mail_lang in ('ar', 'en'));
