-- A ticket that we write ourselves is kept in both languages: Arabic in the columns, English in `data.english`. Until now only
-- its subject was, for the mail to somebody who reads English.
update tickets set data = (data - 'mail_subject') || case lang
  when 'en' then jsonb_build_object('english', jsonb_build_object('subject', data->>'mail_subject')) else '{}' end
where data ? 'mail_subject';
