import { list } from './lists.ts'

/** Nouns for a person without a trade; the trade stands next to them. Arabic ones are inflected by `inflections.ts`. */
export const HEADS = {
  developer: {
    ar: list('مطور | مبرمج | ديفلوبر | دفلوبر'),
    en: list('developer | dev | programmer | coder | dev guy'),
  },
  engineer: { ar: list('مهندس'), en: list('engineer | eng') },
  designer: { ar: list('مصمم | ديزاينر | دزاينر'), en: list('designer') },
  analyst: { ar: list('محلل'), en: list('analyst') },
  manager: { ar: list('مدير'), en: list('manager | admin | administrator') },
  lead: { ar: list('قائد'), en: list('lead | leader') },
  owner: { ar: list('مالك'), en: list('owner') },
  architect: { ar: list('معماري'), en: list('architect') },
  consultant: { ar: list('مستشار'), en: list('consultant | advisor') },
  scientist: { ar: list('عالم'), en: list('scientist') },
  researcher: { ar: list('باحث'), en: list('researcher') },
  writer: { ar: list('كاتب'), en: list('writer') },
  tester: { ar: list('مختبر | فاحص | مختبره | تستر | تيستر'), en: list('tester') },
  specialist: { ar: list('اخصائي | أخصائي | متخصص'), en: list('specialist | expert in | guy | person') },
} as const
export type Family = keyof typeof HEADS

/** Plurals that are not formed by a suffix. */
export const BROKEN_PLURALS: Readonly<Partial<Record<Family, readonly string[]>>> = {
  manager: list('مدراء'),
  scientist: list('علماء'),
  lead: list('قادة'),
  writer: list('كتاب تقنيين'),
  tester: list('تسترز | تيسترز | تسترات'),
  developer: list('ديفلوبرز'),
  designer: list('ديزاينرز'),
}

/** Somebody of no trade: what they are to know says which. */
export const ANYONE = list(`
  someone | somebody | anyone | anybody | person | people | guy | guys | folks | talent | talents | candidate | candidates |
  شخص | شخصا | شخصين | أشخاص | اشخاص | احد | أحدا | أحد | حد | حدا | من لديه | ناس | كفاءة | كفاءات | مرشحين | المرشحين |
  مرشح | موظف | موظفين | موظفا`)

/** The trade beside a noun, by the noun: «مدير منتج», "product manager". */
export const TRADES: Readonly<Partial<Record<Family, Readonly<Record<string, readonly string[]>>>>> = {
  designer: {
    product_designer: list(`
      ui ux | ux ui | ux | ui | product | user experience | user interface | تجربة مستخدم | تجربة المستخدم | واجهات | الواجهات |
      واجهة | واجهات مستخدم | منتجات | منتج | يو اكس | يو آي | تجربة`),
    graphic_designer: list('graphic | graphics | visual | brand | جرافيك | غرافيك | جرافيكي | شعارات | هوية'),
    motion_designer: list('motion | motion graphics | حركة | الحركة | موشن | موشن جرافيك | موشن غرافيك'),
  },
  analyst: {
    data_analyst: list('data | bi | بيانات | البيانات | داتا | الداتا'),
    business_analyst: list('business | it business | أعمال | الأعمال | اعمال | نظم | بزنس'),
    security_analyst: list(
      'security | soc | cyber security | cybersecurity | أمن | أمن سيبراني | الأمن السيبراني | أمن معلومات',
    ),
  },
  manager: {
    product_manager: list('product | منتج | منتجات | المنتج | المنتجات | برودكت'),
    project_manager: list('project | delivery | مشروع | مشاريع | المشروع | المشاريع | بروجكت'),
    program_manager: list('program | programme | برامج | برنامج'),
    engineering_manager: list('engineering | development | هندسة | هندسي | تطوير'),
    cto: list('technology | تقني | تقنية | التقنية'),
    system_administrator: list('system | systems | linux | server | أنظمة | الأنظمة | نظم | سيرفرات | خوادم'),
    database_administrator: list('database | databases | db | قواعد بيانات | قواعد البيانات | قاعدة بيانات'),
    erp_developer: list('crm'),
  },
  lead: { tech_lead: list('tech | technical | team | dev | تقني | تقنية | فريق تقني | فريق | تقنيا') },
  owner: { product_owner: list('product | منتج | المنتج') },
  architect: {
    software_architect: list('software | solution | solutions | system | برمجيات | حلول | أنظمة'),
    cloud_engineer: list('cloud | سحابي | سحابة'),
  },
  consultant: { technical_consultant: list('technical | tech | it | تقني | تقنية | تقنيا') },
  scientist: { data_scientist: list('data | بيانات | البيانات | داتا') },
  researcher: { ux_researcher: list('ux | user | user experience | تجربة مستخدم | تجربة المستخدم') },
  writer: { technical_writer: list('technical | tech | تقني | تقنية | documentation') },
  tester: {
    qa_engineer: list('software | manual | qa | quality | برمجيات | جودة | البرمجيات | الجودة | يدوي'),
    penetration_tester: list('penetration | pen | اختراق | الاختراق'),
    test_automation_engineer: list('automation | automated | أتمتة'),
  },
  specialist: {
    it_support_specialist: list('it support | support | help desk | دعم تقني | دعم فني'),
    devops_engineer: list('devops | ديف أوبس'),
    qa_engineer: list('qa | quality assurance | جودة'),
    security_engineer: list('security | cyber security | أمن معلومات | أمن سيبراني'),
    backend_developer: list('backend | back end | باك إند'),
    frontend_developer: list('frontend | front end | فرونت إند'),
  },
}

/** The role of a noun that stands alone. */
export const ALONE: Readonly<Record<Family, string | null>> = {
  developer: 'software_developer',
  engineer: 'software_developer',
  designer: 'designer',
  tester: 'qa_engineer',
  analyst: null,
  manager: null,
  lead: 'tech_lead',
  owner: null,
  architect: 'software_architect',
  consultant: 'technical_consultant',
  scientist: 'data_scientist',
  researcher: 'ux_researcher',
  writer: null,
  specialist: null,
}

/** Engineers of trades that are not in the catalogue. */
export const OTHER_TRADES = list(`
  civil | mechanical | electrical | sound | chemical | petroleum | مدني | مدنيا | كهرباء | كهربائي | كهربائية | ميكانيكا |
  ميكانيكي | صوت | بترول | مساحة`)
