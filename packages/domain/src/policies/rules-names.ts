import type { Bilingual } from '../kernel/locale.ts'
import type { PolicyKey } from '../kernel/policies.ts'

/** What every number is called, for the room, for refusals and for the audit trail. */
export const POLICY_NAMES: Readonly<Record<PolicyKey, Bilingual>> = {
  salary_minimum_full_time: { ar: 'أقل راتب شهري بدوام كامل', en: 'Lowest monthly salary, full time' },
  salary_minimum_part_time: { ar: 'أقل راتب شهري بدوام جزئي', en: 'Lowest monthly salary, part time' },

  wht_rate: { ar: 'ضريبة الاستقطاع لغير المقيمين', en: 'Withholding tax for non-residents' },
  vat_rate: { ar: 'ضريبة القيمة المضافة للشركات السعودية', en: 'VAT for companies in Saudi Arabia' },
  sar_rate: { ar: 'سعر الدولار بالريال', en: 'Riyals for a dollar' },
  invoice_due_days: { ar: 'مهلة سداد الفاتورة', en: 'Time to pay an invoice' },
  buyout_percent: { ar: 'رسوم نقل التعاقد من الراتب', en: 'Buyout fee, share of the salary' },
  buyout_months: { ar: 'أقصى ما يُحسب من أشهر في نقل التعاقد', en: 'Most months that count for a buyout' },
  payout_days: { ar: 'مهلة دفع المستحقات بعد الفاتورة', en: 'Payout promised after the invoice' },
  payout_after_payment_days: { ar: 'مهلة دفع المستحقات بعد سداد الشركة', en: 'Payout after the company has paid' },

  referral_junior_usd: { ar: 'مكافأة صديق مبتدئ', en: 'Bonus for a junior friend' },
  referral_mid_usd: { ar: 'مكافأة صديق متوسط', en: 'Bonus for a mid-level friend' },
  referral_senior_usd: { ar: 'مكافأة صديق خبير', en: 'Bonus for a senior friend' },
  referral_tech_lead_usd: { ar: 'مكافأة صديق قائد تقني', en: 'Bonus for a tech lead' },
  referral_managerial_usd: { ar: 'مكافأة صديق مدير', en: 'Bonus for a manager' },
  referral_mid_years: { ar: 'بداية فئة «متوسط»', en: 'Mid level begins at' },
  referral_senior_years: { ar: 'بداية فئة «خبير»', en: 'Senior level begins at' },
  referral_tech_lead_years: { ar: 'بداية فئة «قائد تقني»', en: 'Tech lead begins at' },
  referral_managerial_years: { ar: 'بداية فئة «مدير»', en: 'Managerial level begins at' },
  referral_short_months: {
    ar: 'أطول عقد تُستحق مكافأته عند نهايته',
    en: 'Longest contract whose bonus is due at its end',
  },
  referral_probation_days: { ar: 'فترة التجربة قبل استحقاق المكافأة', en: 'Probation before a bonus is due' },
  referral_payment_days: { ar: 'مهلة دفع المكافأة بعد استحقاقها', en: 'Time to pay a bonus that is due' },
  referral_tests_days: { ar: 'مهلة دعوة الصديق إلى الاختبارات', en: 'Time to invite a friend to the tests' },

  selection_evaluation_days: { ar: 'مهلة خطوة تقييم المهارات', en: 'Time for the HR evaluation' },
  selection_interview_days: { ar: 'مهلة خطوة المقابلة', en: 'Time for the interview step' },
  selection_alignment_days: { ar: 'مهلة خطوة التوافق', en: 'Time for the alignment step' },
  selection_reapply_months: { ar: 'مهلة التقديم من جديد بعد الاعتذار', en: 'Wait before applying again' },

  work_request_days: { ar: 'مهلة استلام طلب توظيف جديد', en: 'Time to take a new request' },
  work_search_days: { ar: 'مهلة ترشيح أول كفاءة للطلب', en: 'Time to the first nomination of a request' },
  work_video_days: { ar: 'مهلة مراجعة تقييم بالفيديو', en: 'Time to review a video' },
  work_incident_days: { ar: 'مهلة النظر في عطل أثناء التقييم', en: 'Time to look into an incident of a test' },
  work_conduct_days: { ar: 'مهلة مراجعة سلوك في التقييم', en: 'Time to review conduct in a test' },
  work_hire_days: { ar: 'مهلة إعداد العقد بعد القبول', en: 'Time to prepare the contract of a hire' },
  work_contract_days: { ar: 'مهلة تأكيد العقد المُعد', en: 'Time to confirm a prepared contract' },
  work_terms_days: { ar: 'مهلة الرد على شروط معدّلة', en: 'Time to answer changed terms' },
  work_invoice_days: { ar: 'مهلة إصدار فاتورة جاهزة', en: 'Time to issue a draft invoice' },
  work_payment_days: { ar: 'مهلة النظر في تحويل', en: 'Time to look at a transfer' },
  work_message_days: { ar: 'مهلة النظر في رسالة لم تصل', en: 'Time to look at a message that did not arrive' },

  ticket_contact_days: { ar: 'مهلة الرد على رسالة من الموقع', en: 'Time to answer a message of the site' },
  ticket_consultant_days: { ar: 'مهلة الرد على طلب مستشار', en: 'Time to answer who asks for a consultant' },
  ticket_package_days: { ar: 'مهلة الرد على طلب باقة', en: 'Time to answer who asks for a package' },
  ticket_vacancy_days: { ar: 'مهلة الرد على طلب دور جديد', en: 'Time to answer who asks for another role' },
  ticket_extension_days: { ar: 'مهلة الرد على طلب تمديد ترشيح', en: 'Time to answer who asks to extend a nomination' },
  ticket_shortlist_days: { ar: 'مهلة الرد على اختيار كفاءة', en: 'Time to answer a shortlisting' },
  ticket_no_show_days: { ar: 'مهلة النظر في غياب عن مقابلة', en: 'Time to look into an absence' },
  ticket_change_terms_days: { ar: 'مهلة الرد على طلب تعديل الشروط', en: 'Time to answer who asks for other terms' },
  ticket_company_proof_days: { ar: 'مهلة مراجعة وثائق شركة', en: 'Time to check the proof of a company' },
  ticket_late_payout_days: { ar: 'مهلة الرد على دفعة متأخرة', en: 'Time to answer for a late payout' },
  ticket_returned_refund_days: { ar: 'مهلة معالجة مبلغ مُعاد', en: 'Time to settle a returned refund' },

  meeting_opens: { ar: 'أول ساعة للاجتماعات', en: 'Meetings begin at' },
  meeting_closes: { ar: 'آخر ساعة للاجتماعات', en: 'Meetings end by' },
  meeting_minutes: { ar: 'مدة الاجتماع', en: 'Length of a meeting' },
  meeting_notice_hours: { ar: 'أقرب موعد للحجز', en: 'Shortest notice for a booking' },
  meeting_horizon_days: { ar: 'أبعد موعد للحجز', en: 'How far ahead one may book' },
}
