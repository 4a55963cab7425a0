import type { Bilingual } from '../kernel/locale.ts'
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
  /** Ids; what the role is asked for most comes first. */
  readonly skills: readonly string[]
}

/** id | field | Arabic | English | what else people type | management */
const ROWS = rowsOf(`
software_developer | engineering | مطوّر برمجيات | Software developer | software engineer, programmer, مبرمج, مهندس برمجيات
frontend_developer | engineering | مطوّر واجهات أمامية | Frontend developer | front end, front-end engineer, فرونت إند
backend_developer | engineering | مطوّر أنظمة خلفية | Backend developer | back end, back-end engineer, باك إند
fullstack_developer | engineering | مطوّر متكامل | Full-stack developer | fullstack, فل ستاك
mobile_developer | engineering | مطوّر تطبيقات جوال | Mobile developer | mobile app developer, موبايل
ios_developer | engineering | مطوّر iOS | iOS developer | iphone, آيفون
android_developer | engineering | مطوّر Android | Android developer | أندرويد
game_developer | engineering | مطوّر ألعاب | Game developer | unity developer
embedded_engineer | engineering | مهندس أنظمة مدمجة | Embedded engineer | firmware, IoT
blockchain_developer | engineering | مطوّر سلسلة كتل | Blockchain developer | web3, بلوكتشين
cms_developer | engineering | مطوّر متاجر ومواقع | CMS and e-commerce developer | wordpress, shopify, salla, ووردبريس
erp_developer | engineering | مطوّر أنظمة أعمال | ERP and CRM developer | odoo, sap, dynamics, salesforce
low_code_developer | engineering | مطوّر حلول Low-code | Low-code developer | no code, power apps
software_architect | engineering | معماري برمجيات | Software architect | solution architect, مهندس حلول
tech_lead | engineering | قائد تقني | Tech lead | team lead, lead developer
technical_consultant | engineering | مستشار تقني | Technical consultant | tech consultant
data_engineer | data | مهندس بيانات | Data engineer | ETL developer
data_scientist | data | عالم بيانات | Data scientist
data_analyst | data | محلل بيانات | Data analyst
bi_developer | data | مطوّر ذكاء أعمال | BI developer | business intelligence, power bi
database_administrator | data | مدير قواعد بيانات | Database administrator | DBA
ai_engineer | data | مهندس ذكاء اصطناعي | AI engineer | machine learning engineer, ML, تعلم الآلة
mlops_engineer | data | مهندس تشغيل نماذج | MLOps engineer | LLMOps
designer | design | مصمم | Designer
product_designer | design | مصمم منتجات | Product designer | UI, UX, مصمم واجهات, تجربة مستخدم
ux_researcher | design | باحث تجربة مستخدم | UX researcher | user researcher
graphic_designer | design | مصمم جرافيك | Graphic designer | visual designer, غرافيك
motion_designer | design | مصمم حركة | Motion designer | motion graphics, موشن جرافيك
product_manager | product | مدير منتج | Product manager | PM | management
product_owner | product | مالك منتج | Product owner | PO
business_analyst | product | محلل أعمال | Business analyst | BA
technical_writer | product | كاتب تقني | Technical writer | documentation
qa_engineer | quality | مهندس جودة | QA engineer | tester, مختبر برمجيات
test_automation_engineer | quality | مهندس أتمتة اختبارات | Test automation engineer | SDET
devops_engineer | infrastructure | مهندس DevOps | DevOps engineer | ديف أوبس
cloud_engineer | infrastructure | مهندس حوسبة سحابية | Cloud engineer | AWS, Azure
site_reliability_engineer | infrastructure | مهندس موثوقية أنظمة | Site reliability engineer | SRE
system_administrator | infrastructure | مدير أنظمة | System administrator | sysadmin, linux
network_engineer | infrastructure | مهندس شبكات | Network engineer | cisco
it_support_specialist | infrastructure | أخصائي دعم تقني | IT support specialist | help desk, دعم فني
security_engineer | security | مهندس أمن سيبراني | Security engineer | cybersecurity, أمن معلومات
penetration_tester | security | مختبِر اختراق | Penetration tester | pentester, ethical hacker
security_analyst | security | محلل أمن سيبراني | Security analyst | SOC
project_manager | management | مدير مشروع | Project manager | | management
scrum_master | management | سكرم ماستر | Scrum master | agile coach
engineering_manager | management | مدير هندسة | Engineering manager | development manager | management
program_manager | management | مدير برامج | Programme manager | PMO, program manager | management
cto | management | مدير التقنية | CTO | chief technology officer | management
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
