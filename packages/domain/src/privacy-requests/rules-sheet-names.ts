import { MOMENT_NAMES } from './rules-sheet-names-moments.ts'
import { labelsOf } from './rules-sheet-places.ts'

/** Labels of columns for the data export: a test fails if one is missing. */
export const FIELD_NAMES = {
  ...MOMENT_NAMES,
  ...labelsOf(`
accounts | روابط أخرى | Other links
action | ما جرى | What happened
acts | عمل نيابة عن الشركة | Acted on behalf of the company
address | العنوان | Address
again | هل تكرر التجربة | Would work together again
allowed | الوقت المتاح بالملّي ثانية | Time allowed in milliseconds
amount | المبلغ بالسنت | Amount in cents
amount_usd | المبلغ بالدولار | Amount in USD
announced_by | من أخبرنا بالتحويل | Announced by
answer | الرد | Answer
answer_by | مهلة الرد | Answer by
answered_by | صاحب الرد | Answered by
appeal | التظلّم | Appeal
appeal_decided_by | من قرر في التظلّم | Who decided the appeal
appeal_reason | سبب القرار في التظلّم | Reason for the decision on the appeal
asked | ما سأل عنه مساعد التوظيف | What the recruiter asked about
assessments | التقييمات في الرابط | Assessments in the link
audience | بصفة | As
author | الكاتب | Author
availability | التفرّغ | Availability
bio_ar | النبذة بالعربية | About, in Arabic
bio_en | النبذة بالإنجليزية | About, in English
blocks | بطاقات الرد | Cards of the answer
body | النص | Text
budget | الميزانية الشهرية للشخص | Monthly budget per person
by | الفاعل | By
by_mail | وصل بالبريد | Came by mail
cancel_reason | سبب الإلغاء | Reason for canceling
canceled_by | ألغاه | Canceled by
capacity | صفة الموقّع | Capacity of the signer
channel | القناة | Channel
choice | القرار | Decision
choices | إجابات مقترحة | Suggested answers
client_timezone | المنطقة الزمنية للشركة | Company’s time zone
code | رمز السبب لدى البنك | Reason code of the bank
code_sent_to | أُرسل الرمز إلى | Code sent to
comment | تعليقك | Comment
company | الشركة | Company
company_line | جملة كتبناها للشركات | Sentence written for companies
contract_months | مدة العقد بالأشهر | Contract in months
corrects | تصحيح لدفعة | Corrects a payout
country | بلد الإقامة | Country of residence
created_by | أنشأه | Created by
credential_url | رابط الشهادة | Certificate link
currency | العملة | Currency
current | العمل الحالي | Current job
data | بيانات | Data
day | اليوم | Day
decided_by | صاحب القرار | Decided by
decision | القرار | Decision
degree | الدرجة | Degree
details | تفاصيل | Details
device | نافذة المحاولة | Window of the attempt
digits | شكل الأرقام | Digits
dismissed_by | من فصل بينهما | Told apart by
document | النص الموقَّع | What was signed
duration | مدة العمل بالأشهر | Duration in months
early_reason | سبب الترشيح المبكر | Why they were nominated early
early_steps | خطوات لم تكتمل عند الترشيح | Steps open when nominated
email | البريد الإلكتروني | Email
emotions | بيانات مستوردة عن الانفعالات | Imported data on emotions
end_month | شهر النهاية | End month
end_note | ملاحظة الإنهاء | Closing note
end_reason | سبب الإنهاء | Reason for ending
etag | رقم النسخة عند الخادم | Version at the server
event | الحركة | Move
experience_months | أشهر الخبرة | Months of experience
expires | الانتهاء | Expires
expires_month | شهر الانتهاء | Month of expiry
extended | مرات التمديد | Times extended
extra_time | وقت إضافي بالمئة | Extra time in per cent
failure | سبب تعذّر القراءة | Why it could not be read
failures | مرات تعذّر القراءة | Failed readings
faults | ما ينقص السطر | What the line lacks
feedback_days | أيام رأي الشركة | Days for feedback
feedback_expired | انتهت مهلة الرأي | Feedback deadline passed
field | التخصص | Field of study
first_name | الاسم الأول | First name
for_companies | التوصية | Reference
for_talent | كلمة لك | Words to you
from_email | بريد المرسل | Sender’s email
from_name | اسم المرسل | Sender’s name
from_state | من خطوة | From step
from_step | من خطوة | From step
from_workable | من Workable | From Workable
full_time | دوام كامل | Full time
given_by | صاحب الرأي | Given by
granted | تمت الموافقة | Agreed
ground | أساس الاطلاع | Ground
head_count | العدد المطلوب | Number of people
hiring_status | حالة التوظيف | Hiring status
host | خادم التقويم | Server of the calendar
href | إلى أين أدى | What it led to
in_competition | في مسابقة | In a competition
incident | عطل تقني | Technical incident
industries | القطاعات | Industries
industry | القطاع | Industry
interval | التكرار | Interval
invited_by | صاحب الدعوة | Invited by
is_named | باسم الشركة | Names the company
is_open | صفحة الدفع مفتوحة | Payment page open
is_shared | يراه الطرف الآخر | The other side sees it
is_titled | له اسم من صاحبه | Named by its owner
issued | الإصدار | Issued
issued_month | شهر الإصدار | Month of issue
issuer | الجهة | Issuer
kept_by | صاحب قرار الحجب | Kept back by
kept_note | ملاحظة الحجب | Note on keeping it back
kind | النوع | Kind
kinds | أنواع ما فيه | Kinds of what it contains
lang | اللغة | Language
languages | اللغات | Languages
last_name | اسم العائلة | Last name
last_seq | رقم آخر رسالة | Number of the last message
legal_name | الاسم النظامي | Legal name
level | المستوى | Level
likeness | وجه التشابه | What is alike
line | رقم السطر | Line
lines | البنود | Lines
link | الرابط | Link
linkedin | حساب LinkedIn | LinkedIn
list | القائمة | List
made_by | من قدّم العرض | Who made the offer
mark | العلامة | Mark
marketing_campaign | الحملة التسويقية | Campaign
marks | الدرجات | Marks
masked | رقم الحساب مخفيًا | Masked account
masked_before | رقم الحساب السابق مخفيًا | Earlier account, masked
media_type | نوع الملف | File type
mentions | زملاء ذُكروا | Colleagues mentioned
merged_into | دُمجت مع | Merged into
messages | عدد الرسائل | Number of messages
method | طريقة الدفع | Payment method
month | الشهر | Month
mood | كيف العمل | How it is going
more_roles | الأدوار الأخرى | Other roles
name | الاسم | Name
national_id | رقم الهوية | Identity number
nationality | الجنسية | Nationality
net | الصافي بالسنت | Net in cents
new_text | النص الجديد | New text
no_expiry | دون تاريخ انتهاء | No expiry date
nominated_by | رشّحه | Nominated by
note | ملاحظة | Note
notice | ما ورد في البلاغ | What is claimed
notice_period_weeks | فترة الإشعار بالأسابيع | Notice period in weeks
number | رقم العقد | Contract number
old_text | النص السابق | Former text
opened_by | من فتح القضية | Opened by
organisation | الجهة المانحة | Issuing organisation
outcome | النتيجة | Outcome
outcome_note | ملاحظة النتيجة | Note on the outcome
overall | التقييم من 5 | Rating out of 5
page_url | صفحة الدفع | Payment page
paid_to | دُفع إلى | Paid to
part | جزء الملف | Part of the profile
part_time | دوام جزئي | Part time
parts | أجزاء الدرجة | Parts of the match
party | الطرف | Side
pass_reason | سبب عدم المناسبة | Why it did not fit
pass_tag | تصنيف السبب | Kind of reason
passed_roles | تقييمات أدوار مجتازة | Role assessments passed
path | العنوان في الموقع | Page
paused | توقف الوقت بالملّي ثانية | Pauses in milliseconds
pay_by | موعد الدفع | Paid by
payload | ما جُهّز | What was prepared
person | البيانات المنقولة | Details taken over
phone | رقم الجوال | Mobile number
phone_country | دولة رقم الجوال | Country of the mobile number
place | ترتيب التوقيع | Place in the chain
primary_language | لغة العمل الأساسية | Main language
product_name | اسم المنتج | Product name
proposal | المقترحات | Proposals
proposed_by | صاحب الاقتراح | Proposed by
provider_amount | المبلغ لدى خدمة الدفع | Amount the provider has
provider_currency | العملة لدى خدمة الدفع | Currency the provider has
provider_says | رد خدمة الدفع | What the provider says
purchase_order | رقم أمر الشراء | Purchase order
quarter | ربع الساعة | Quarter hour
question | السؤال | Question
read_seq | رقم آخر رسالة مقروءة | Number of the last message read
reason | السبب | Reason
reasons | الأسباب | Reasons
recommendation | التوصية | Recommendation
recorded_by | سجّله | Recorded by
reference | الرقم المرجعي | Reference
referred | بدعوة صديق | Invited by a friend
referrer_email | بريد صاحب الدعوة | Inviter’s email
referrer_name | اسم صاحب الدعوة | Inviter’s name
refused_files | مرفقات لم تُؤخذ | Attachments not taken
released_email | البريد الذي راسلناك عليه | Address we wrote to
removed_reason | سبب الحذف | Why it was taken away
reply | ردك | Your reply
report | التقرير | Report
requested_changes | التعديلات المطلوبة | Changes asked for
requirement | الاحتياج | What is needed
reserved_network | شبكة الحجز | Network it was reserved from
responsibility | المهام والإنجازات | Responsibilities
result_url | صفحة نتيجة الدفع | Page of the result
role | الدور | Role
round | الجولة | Round
salary_full_time | راتب الدوام الكامل | Full-time salary
salary_locked | تعديل الراتب موقوف | Salary locked
salary_part_time | راتب الدوام الجزئي | Part-time salary
salary_shown | عرض نطاق الراتب للشركات | Salary range shown to companies
school | الجامعة أو المدرسة | School
scope_kind | شكل نطاق العمل | Kind of scope
scope_text | نطاق العمل | Scope
score | الدرجة | Score
scores | الدرجات | Scores
second_company | الجهة باللغة الأخرى | Company in the other language
second_degree | الدرجة باللغة الأخرى | Degree in the other language
second_field | التخصص باللغة الأخرى | Field of study in the other language
second_first_name | الاسم الأول بالأحرف الأخرى | First name in the other script
second_last_name | اسم العائلة بالأحرف الأخرى | Last name in the other script
second_legal_name | الاسم النظامي بالأحرف الأخرى | Legal name in the other script
second_reasons | الأسباب باللغة الأخرى | Reasons in the other language
second_responsibility | المهام والإنجازات باللغة الأخرى | Responsibilities in the other language
second_school | الجامعة باللغة الأخرى | School in the other language
second_title | المسمى باللغة الأخرى | Title in the other language
secondary_language | لغة ثانية | Second language
seed | رقم السحب | Number of the draw
seniority | المستوى | Level
sent_again | مرات إعادة الإرسال | Sent again
sentences | جمل الرد | Sentences of the answer
seq | رقم الرسالة | Number of the message
sequence | رقم التعديل | Revision
services | الخدمات | Services
set_by | من حدد الموعد | Set by
settled_seq | رقم آخر رسالة عولجت | Number of the last message dealt with
share_with_talent | مشاركة الرأي مع الكفاءة | Shared with the talent
showcased | الظهور في الصفحات العامة | Shown on public pages
shown | ما عُرض | What was shown
side | الطرف | Side
signup_source | طريقة إنشاء الحساب | Sign-up method
size | الحجم بالبايت | Size in bytes
skills | المهارات | Skills
standing_nominations | الترشيحات القائمة | Open nominations
start_month | شهر البداية | Start month
starts_on | موعد البدء | Start date
state | الحالة | State
status | الحالة | Status
step | الخطوة | Step
step_one | ما كُتب قبل إنشاء الحساب | Written before signing up
subject | الموضوع | Subject
subscribed | مشترك | Subscribed
talent_timezone | المنطقة الزمنية للكفاءة | Talent’s time zone
tax_number | الرقم الضريبي | Tax number
technologies | التقنيات | Technologies
term | رقم المدة | Term
terms | التفرّغ والراتب | Availability and salary
text | النص | Text
ticket | رقم التذكرة | Ticket
tier | المستوى | Tier
timezone | المنطقة الزمنية | Time zone
title | المسمى | Title
title_ar | النص بالعربية | Text in Arabic
title_en | النص بالإنجليزية | Text in English
to | إلى | To
to_state | إلى خطوة | To step
told | قنوات الإرسال وأسبابها | Channels and reasons
told_seq | رقم آخر رسالة أُشعر بها | Number of the last message notified of
topic | موضوع الاجتماع | Topic
type | النوع | Type
unavailable | غير متاح | Not available
undergraduate | قيد الدراسة | Still studying
unread | كلمات لم تُفهم | Words not understood
user_agent | المتصفح | Browser
utm | مصدر الزيارة | Where the visit came from
vacancy | الشاغر | Vacancy
valid_until | صالح حتى | Valid until
vat_rate | نسبة الضريبة | VAT rate
verdict | نتيجة المقارنة | Result of the comparison
verified | موثّق | Verified
version | النسخة | Version
viewer | المطّلع | Viewer
viewer_kind | نوع المطّلع | Kind of viewer
void_reason | سبب الانتهاء | Why it ended
wanted | الاختيار | Chosen
was_late | بعد الموعد | After its day
way | الطريقة | How
website | الموقع الإلكتروني | Website
weeks | أسابيع حتى البدء | Weeks until the start
wht | ضريبة الاستقطاع بالسنت | Withholding tax in cents
with_personality | يضم تقرير الشخصية | Includes the personality report
with_videos | يتضمن الفيديو | With videos
wizard | ترتيب معالج الطلب | Order of the request wizard
words | بكلماتك | In your words
work_mode | نمط العمل | Work mode
years | السنوات | Years
`),
}
