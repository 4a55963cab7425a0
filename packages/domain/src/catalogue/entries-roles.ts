import type { Bilingual } from '../kernel/language/locale.ts'
import { DATA_ROLE_SKILLS, DESIGN_ROLE_SKILLS, PRODUCT_ROLE_SKILLS } from './entries-roles-craft.ts'
import { ENGINEERING_ROLE_SKILLS } from './entries-roles-engineering.ts'
import { MANAGEMENT_ROLE_SKILLS, OPERATION_ROLE_SKILLS, SECURITY_ROLE_SKILLS } from './entries-roles-systems.ts'
import { type Entry, aliasesOf, rowsOf } from './entries.ts'

export const ROLE_FIELDS = {
  engineering: { ar: 'هندسة البرمجيات', en: 'Software engineering' },
  data: { ar: 'البيانات والذكاء الاصطناعي', en: 'Data and AI' },
  design: { ar: 'التصميم', en: 'Design' },
  product: { ar: 'المنتج', en: 'Product' },
  quality: { ar: 'الجودة', en: 'Quality' },
  infrastructure: { ar: 'البنية التحتية', en: 'Infrastructure' },
  security: { ar: 'الأمن السيبراني', en: 'Security' },
  management: { ar: 'الإدارة', en: 'Management' },
} as const satisfies Record<string, Bilingual>
export type RoleField = keyof typeof ROLE_FIELDS

export type Role = Entry & {
  readonly field: RoleField
  /** What a referral is paid by: those who lead people and budgets have a tier of their own. */
  readonly family: 'any' | 'management'
  /** Ids, the most required first. */
  readonly skills: readonly string[]
}

/** A role is called by its craft in Arabic, which fits everybody. id | field | Arabic | English | what else people type | management */
const ROWS = rowsOf(`
software_developer | engineering | تطوير البرمجيات | Software developer | مطوّر برمجيات, software engineer, programmer, مبرمج, مهندس برمجيات
frontend_developer | engineering | تطوير الواجهات الأمامية | Frontend developer | مطوّر واجهات أمامية, مطوّر برمجيات أمامية, front end, front-end engineer, فرونت إند
backend_developer | engineering | تطوير الأنظمة الخلفية | Backend developer | مطوّر أنظمة خلفية, مطوّر برمجيات خلفية, مطوّر خدمات خلفية, back end, back-end engineer, باك إند
fullstack_developer | engineering | التطوير المتكامل | Full-stack developer | مطوّر متكامل, fullstack, فل ستاك
mobile_developer | engineering | تطوير تطبيقات الجوال | Mobile developer | مطوّر تطبيقات جوال, mobile app developer, موبايل
ios_developer | engineering | تطوير تطبيقات iOS | iOS developer | مطوّر iOS, iphone, آيفون
android_developer | engineering | تطوير تطبيقات Android | Android developer | مطوّر Android, أندرويد
game_developer | engineering | تطوير الألعاب | Game developer | مطوّر ألعاب, unity developer
embedded_engineer | engineering | هندسة الأنظمة المدمجة | Embedded engineer | مهندس أنظمة مدمجة, firmware, IoT
blockchain_developer | engineering | تطوير سلاسل الكتل | Blockchain developer | مطوّر سلسلة كتل, web3, بلوكتشين
cms_developer | engineering | تطوير المتاجر والمواقع | CMS and e-commerce developer | مطوّر متاجر ومواقع, wordpress, shopify, salla, ووردبريس
erp_developer | engineering | تطوير أنظمة الأعمال | ERP and CRM developer | مطوّر أنظمة أعمال, odoo, sap, dynamics, salesforce
low_code_developer | engineering | تطوير حلول Low-code | Low-code developer | مطوّر حلول Low-code, no code, power apps
software_architect | engineering | معمارية البرمجيات | Software architect | معماري برمجيات, solution architect, مهندس حلول
tech_lead | engineering | القيادة التقنية | Tech lead | قائد تقني, team lead, lead developer
technical_consultant | engineering | الاستشارات التقنية | Technical consultant | مستشار تقني, tech consultant
data_engineer | data | هندسة البيانات | Data engineer | مهندس بيانات, ETL developer
data_scientist | data | علم البيانات | Data scientist | عالم بيانات
data_analyst | data | تحليل البيانات | Data analyst | محلل بيانات
bi_developer | data | تطوير ذكاء الأعمال | BI developer | مطوّر ذكاء أعمال, business intelligence, power bi
database_administrator | data | إدارة قواعد البيانات | Database administrator | مدير قواعد بيانات, DBA
ai_engineer | data | هندسة الذكاء الاصطناعي | AI engineer | مهندس ذكاء اصطناعي, machine learning engineer, ML, تعلم الآلة
mlops_engineer | data | هندسة تشغيل النماذج | MLOps engineer | مهندس تشغيل نماذج, LLMOps
designer | design | التصميم | Designer | مصمم
product_designer | design | تصميم المنتجات | Product designer | مصمم منتجات, UI, UX, مصمم واجهات, تجربة مستخدم
ux_researcher | design | أبحاث تجربة المستخدم | UX researcher | باحث تجربة مستخدم, user researcher
graphic_designer | design | التصميم الجرافيكي | Graphic designer | مصمم جرافيك, visual designer, غرافيك
motion_designer | design | تصميم الحركة | Motion designer | مصمم حركة, motion graphics, موشن جرافيك
product_manager | product | إدارة المنتجات | Product manager | مدير منتج, PM | management
product_owner | product | ملكية المنتج | Product owner | مالك منتج, PO
business_analyst | product | تحليل الأعمال | Business analyst | محلل أعمال, BA
technical_writer | product | الكتابة التقنية | Technical writer | كاتب تقني, documentation
qa_engineer | quality | ضمان الجودة | QA engineer | مهندس جودة, tester, مختبر برمجيات
test_automation_engineer | quality | أتمتة الاختبارات | Test automation engineer | مهندس أتمتة اختبارات, SDET
devops_engineer | infrastructure | هندسة DevOps | DevOps engineer | مهندس DevOps, ديف أوبس
cloud_engineer | infrastructure | هندسة الحوسبة السحابية | Cloud engineer | مهندس حوسبة سحابية, AWS, Azure
site_reliability_engineer | infrastructure | هندسة موثوقية الأنظمة | Site reliability engineer | مهندس موثوقية أنظمة, SRE
system_administrator | infrastructure | إدارة الأنظمة | System administrator | مدير أنظمة, sysadmin, linux
network_engineer | infrastructure | هندسة الشبكات | Network engineer | مهندس شبكات, cisco
it_support_specialist | infrastructure | الدعم التقني | IT support specialist | أخصائي دعم تقني, help desk, دعم فني
security_engineer | security | هندسة الأمن السيبراني | Security engineer | مهندس أمن سيبراني, cybersecurity, أمن معلومات
penetration_tester | security | اختبار الاختراق | Penetration tester | مختبِر اختراق, pentester, ethical hacker
security_analyst | security | تحليل الأمن السيبراني | Security analyst | محلل أمن سيبراني, SOC
project_manager | management | إدارة المشاريع | Project manager | مدير مشروع | management
scrum_master | management | سكرم ماستر | Scrum master | agile coach
engineering_manager | management | إدارة الفرق الهندسية | Engineering manager | مدير هندسة, development manager | management
program_manager | management | إدارة البرامج | Programme manager | مدير برامج, PMO, program manager | management
cto | management | إدارة التقنية (CTO) | CTO | مدير التقنية, chief technology officer | management
`)

const SKILL_IDS: Readonly<Record<string, string>> = {
  ...ENGINEERING_ROLE_SKILLS,
  ...DATA_ROLE_SKILLS,
  ...DESIGN_ROLE_SKILLS,
  ...PRODUCT_ROLE_SKILLS,
  ...OPERATION_ROLE_SKILLS,
  ...SECURITY_ROLE_SKILLS,
  ...MANAGEMENT_ROLE_SKILLS,
}

export const ROLES: readonly Role[] = ROWS.map(([id = '', field, ar = '', en = '', aliases, family]) => ({
  id,
  name: { ar, en },
  aliases: aliasesOf(aliases),
  field: field as RoleField,
  family: family === 'management' ? 'management' : 'any',
  skills: (SKILL_IDS[id] ?? '').trim().split(/\s+/),
}))
