import type { Bilingual } from '../kernel/locale.ts'

/** What people call the places we keep things in, and what is kept there; what is not named here is called as it is kept. */

const named = (table: string): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ar = '', en = ''] = line.split('|').map((part) => part.trim())
        return [key, { ar, en }]
      }),
  )

export const PLACE_NAMES = named(`
account | الحساب | Account
account_closings | طلبات إغلاق الحساب | Requests to close the account
client_projects | طلبات التوظيف | Requests
consents | الموافقات | Consents
cv_imports | السير الذاتية المستوردة | Imported CVs
files | الملفات | Files
messages | رسائلنا إليك | Our messages to you
notices | الإشعارات | Notifications
notification_choices | اختيارات الإشعارات | Notification choices
profile_views | سجل الاطلاع | Profile views
referrals | دعوات الأصدقاء | Friend invitations
sessions | الأجهزة | Devices
subscription_changes | الاشتراكات البريدية | Mailing lists
talent_certifications | الشهادات | Certificates
talent_educations | التعليم | Education
talent_experiences | الخبرات | Experience
talent_profiles | الملف الشخصي | Profile
talent_projects | المشاريع | Projects
tickets | تذاكر الدعم | Support tickets
trail | سجل الحساب | Account history
user_identities | حسابات تسجيل الدخول | Sign-in accounts`)

export const FIELD_NAMES = named(`
accounts | روابط أخرى | Other links
action | ما جرى | What happened
amount_usd | المبلغ بالدولار | Amount in USD
at | الوقت | When
availability | التفرّغ | Availability
bio_ar | النبذة بالعربية | About, in Arabic
bio_en | النبذة بالإنجليزية | About, in English
body | النص | Text
by | الفاعل | By
channel | القناة | Channel
closes_at | موعد الإغلاق | Closes
comment | تعليقك | Comment
company | الشركة | Company
country | بلد الإقامة | Country of residence
created_at | أُنشئ في | Created
credential_url | رابط الشهادة | Certificate link
current | العمل الحالي | Current job
degree | الدرجة | Degree
details | تفاصيل | Details
digits | شكل الأرقام | Digits
duration | مدة العمل بالأشهر | Duration in months
email | البريد الإلكتروني | Email
email_verified_at | تأكيد البريد | Email verified
experience_months | أشهر الخبرة | Months of experience
expires | الانتهاء | Expires
expires_at | ينتهي في | Expires at
field | التخصص | Field of study
first_name | الاسم الأول | First name
from_workable | من Workable | From Workable
full_time | دوام كامل | Full time
granted | تمت الموافقة | Agreed
hiring_status | حالة التوظيف | Hiring status
industry | القطاع | Industry
industries | القطاعات | Industries
in_competition | في مسابقة | In a competition
invited_at | وقت الدعوة | Invited
issued | الإصدار | Issued
issuer | الجهة | Issuer
kind | النوع | Kind
lang | اللغة | Language
languages | اللغات | Languages
last_name | اسم العائلة | Last name
level | المستوى | Level
link | الرابط | Link
linkedin | حساب LinkedIn | LinkedIn
media_type | نوع الملف | File type
name | الاسم | Name
nationality | الجنسية | Nationality
no_expiry | دون تاريخ انتهاء | No expiry date
organisation | الجهة المانحة | Issuing organisation
part_time | دوام جزئي | Part time
passed_roles | تقييمات أدوار مجتازة | Role assessments passed
phone | رقم الجوال | Mobile number
phone_country | دولة رقم الجوال | Country of the mobile number
phone_verified_at | توثيق الجوال | Phone verified
primary_language | لغة العمل الأساسية | Main language
product_name | اسم المنتج | Product name
proposal | المقترحات | Proposals
reason | السبب | Reason
requested_at | وقت الطلب | Requested
responsibility | المهام والإنجازات | Responsibilities
revoked_at | تسجيل الخروج | Signed out
role | الدور | Role
salary_full_time | راتب الدوام الكامل | Full-time salary
salary_part_time | راتب الدوام الجزئي | Part-time salary
salary_shown | عرض نطاق الراتب للشركات | Salary range shown to companies
school | الجامعة أو المدرسة | School
scope_text | نطاق العمل | Scope
second_company | الجهة باللغة الأخرى | Company in the other language
second_degree | الدرجة باللغة الأخرى | Degree in the other language
second_field | التخصص باللغة الأخرى | Field of study in the other language
second_first_name | الاسم الأول بالأحرف الأخرى | First name in the other script
second_last_name | اسم العائلة بالأحرف الأخرى | Last name in the other script
second_reasons | الأسباب باللغة الأخرى | Reasons in the other language
second_responsibility | المهام والإنجازات باللغة الأخرى | Responsibilities in the other language
second_school | الجامعة باللغة الأخرى | School in the other language
second_title | المسمى باللغة الأخرى | Title in the other language
secondary_language | لغة ثانية | Second language
sent_again | مرات إعادة الإرسال | Sent again
sent_at | أُرسل في | Sent
services | الخدمات | Services
showcased | الظهور في الصفحات العامة | Shown on public pages
showcased_at | الموافقة على الظهور | Agreed to be shown
signup_source | طريقة إنشاء الحساب | Sign-up method
size | الحجم بالبايت | Size in bytes
skills | المهارات | Skills
start | البداية | Start
end | النهاية | End
status | الحالة | Status
step | الخطوة | Step
subject | الموضوع | Subject
technologies | التقنيات | Technologies
terms_at | تأكيد التفرّغ والراتب | Availability and salary confirmed
tests_due_at | مهلة التقييم | Assessment due
text | النص | Text
tier | المستوى | Tier
timezone | المنطقة الزمنية | Time zone
title | المسمى | Title
title_ar | النص بالعربية | Text in Arabic
title_en | النص بالإنجليزية | Text in English
told | قنوات الإرسال وأسبابها | Channels and reasons
to | إلى | To
type | النوع | Type
unavailable | غير متاح | Not available
undergraduate | قيد الدراسة | Still studying
updated_at | عُدّل في | Changed
user_agent | المتصفح | Browser
verified | موثّق | Verified
version | النسخة | Version
weeks | أسابيع حتى البدء | Weeks until the start
work_mode | نمط العمل | Work mode
years | السنوات | Years`)
