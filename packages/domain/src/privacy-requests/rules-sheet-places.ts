import type { Bilingual } from '../kernel/language/locale.ts'

/** Lines of `key | Arabic | English`. */
export const labelsOf = (table: string): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ar = '', en = ''] = line.split('|').map((part) => part.trim())
        return [key, { ar, en }]
      }),
  )

/** Labels of the tables. */
export const PLACE_NAMES = labelsOf(`
account | الحساب | Account
account_closings | طلبات إغلاق الحساب | Requests to close the account
announced_transfers | تحويلات أخبرتنا بها | Announced transfers
assessment_attempts | محاولات التقييم | Assessment attempts
ban_cases | بلاغات تخصك | Reports about you
ban_reports | بلاغات أرسلتها | Reports you sent
calendar_sources | التقاويم المربوطة | Connected calendars
check_ins | ردودك عن سير العمل | Your answers on how work is going
client_projects | طلبات التوظيف | Requests
consents | الموافقات | Consents
contract_signatures | توقيعات العقود | Signatures of contracts
conversations | المحادثات | Conversations
conversation_held_messages | رسائل لم تُرسل لأن فيها وسيلة تواصل | Messages not delivered because of a contact
conversation_messages | رسائلك في المحادثات | Your messages in conversations
conversation_reports | رسائل أبلغت عنها | Messages you reported
conversation_readers | ما قرأته من المحادثات | What you read of conversations
contracts | العقود | Contracts
data_copies | نسخ البيانات المطلوبة كتابة | Copies of data asked for in writing
cv_imports | السير الذاتية المستوردة | Imported CVs
files | الملفات | Files
messages | رسائلنا إليك | Our messages to you
notices | الإشعارات | Notifications
notification_choices | اختيارات الإشعارات | Notification choices
offers | عروض العمل | Offers
payments | المدفوعات | Payments
quotes | عروض الأسعار | Quotes
payout_details | طريقة استلام الدفعات | Payout method
payout_transfers | الحوالات إليك | Transfers to you
payouts | المستحقات | Payouts
personality_results | نتيجة استبيان الشخصية | Personality result
profile_proposals | صياغات مقترحة لملفك | Wordings proposed for your profile
profile_views | سجل الاطلاع | Profile views
referrals | دعوات الأصدقاء | Friend invitations
report_shares | روابط التقرير | Links to the report
selection_bulk_moves | نقل جماعي بين الخطوات | Moved with others
selection_evaluations | ما قيّمك به فريقنا | How our team evaluated you
selection_meetings | مواعيد الاختيار | Meetings of the selection
selection_moves | انتقالك بين الخطوات | Your way through the steps
selection_notes | ما كتبه فريقنا عنك | What our team wrote about you
selections | خطوات الاختيار | Selection
sessions | الأجهزة | Devices
subscription_changes | الاشتراكات البريدية | Mailing lists
talent_certifications | الشهادات | Certificates
talent_educations | التعليم | Education
talent_experiences | الخبرات | Experience
talent_parties | بياناتك في العقود | Your details in contracts
talent_profiles | الملف الشخصي | Profile
talent_projects | المشاريع | Projects
tickets | تذاكر الدعم | Support tickets
trail | سجل الحساب | Account history
user_identities | حسابات تسجيل الدخول | Sign-in accounts
work_references | ما كتبته الشركات عنك | What companies wrote of you
work_reviews | تقييمك للعمل بعد انتهائه | Your reviews of work that is over
`)
