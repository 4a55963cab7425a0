import { list } from './lists.ts'

/** What a developer or an engineer works on: before the noun in English, after it in Arabic, or alone with a number. */
export const SPECIALTIES: Readonly<Record<string, readonly string[]>> = {
  frontend_developer: list(`
    frontend | front end | frontends | front | client side | واجهات أمامية | واجهات | واجهة | واجهة أمامية | الواجهات الأمامية |
    الواجهة الأمامية | فرونت إند | فرونت | فرونتند | فرونت اند | فرنت | فرنت اند`),
  backend_developer: list(`
    backend | back end | backends | back | server side | api | خلفية | الخلفية | واجهات خلفية | الواجهات الخلفية | أنظمة خلفية |
    الأنظمة الخلفية | باك إند | باك | باكند | باك اند | بكند | خوادم`),
  fullstack_developer: list(`
    full stack | fullstack | فل ستاك | فول ستاك | فلستاك | متكامل | متكاملة | متكاملين | متكاملا | شامل | شاملين`),
  mobile_developer: list(`
    mobile | mobile app | mobile apps | app | جوال | الجوال | تطبيق جوال | تطبيقات جوال | تطبيقات الجوال | تطبيقات | موبايل | الموبايل |
    تطبيقات موبايل | تطبيقات هواتف | هواتف`),
  ios_developer: list('ios | iphone | آي أو إس | اي او اس | آيفون | ايفون | أبل'),
  android_developer: list('android | أندرويد | اندرويد'),
  devops_engineer: list('devops | dev ops | ديف أوبس | ديفوبس | ديف اوبس | دف اوبس'),
  site_reliability_engineer: list('site reliability | sre | موثوقية | موثوقية أنظمة | موثوقية مواقع | موثوقية الأنظمة'),
  cloud_engineer: list('cloud | aws cloud | سحابة | السحابة | سحابي | كلاود | الحوسبة السحابية | حوسبة سحابية'),
  data_engineer: list('data | etl | data platform | بيانات | البيانات | داتا | الداتا'),
  ai_engineer: list(`
    ai | ml | machine learning | deep learning | artificial intelligence | llm | genai | ذكاء اصطناعي | الذكاء الاصطناعي |
    تعلم الآلة | تعلم آلة | تعلم آلي | التعلم الآلي | اي اي`),
  mlops_engineer: list('mlops | ml ops | تشغيل نماذج | تشغيل النماذج'),
  qa_engineer: list(
    'qa | quality | quality assurance | test | testing | جودة | الجودة | ضمان جودة | ضمان الجودة | اختبار',
  ),
  test_automation_engineer: list(`
    qa automation | test automation | automation | automation qa | automation test | أتمتة | أتمتة اختبارات | أتمتة الاختبارات`),
  security_engineer: list(`
    security | cybersecurity | cyber security | infosec | application security | أمن | أمن سيبراني | الأمن السيبراني | سيبراني |
    أمن معلومات | أمن المعلومات | سايبر سيكيورتي | السايبر سيكيورتي | سايبر | سكيورتي`),
  network_engineer: list('network | networks | networking | شبكات | الشبكات'),
  game_developer: list('game | games | gaming | ألعاب | الألعاب | لعبة'),
  embedded_engineer: list('embedded | firmware | iot | أنظمة مدمجة | الأنظمة المدمجة | نظم مدمجة | النظم المدمجة'),
  blockchain_developer: list('blockchain | web3 | smart contract | بلوكتشين | بلوك تشين | سلاسل كتل | سلسلة كتل'),
  cms_developer: list('cms | e commerce | ecommerce | متاجر | متاجر إلكترونية'),
  erp_developer: list('erp | crm'),
  low_code_developer: list('low code | no code | لو كود'),
  bi_developer: list('bi | business intelligence | ذكاء أعمال | ذكاء الأعمال'),
  software_architect: list('حلول'),
  software_developer: list('software | web | برمجيات | البرمجيات | ويب | الويب | برامج | مواقع'),
}

/** Specialties that name a person by themselves once they are counted or listed: «واحد فرونت واتنين باك». */
export const STANDALONE_TRADES: ReadonlySet<string> = new Set([
  'frontend_developer',
  'backend_developer',
  'fullstack_developer',
  'mobile_developer',
  'ios_developer',
  'android_developer',
  'devops_engineer',
  'site_reliability_engineer',
  'qa_engineer',
  'test_automation_engineer',
  'ai_engineer',
  'mlops_engineer',
  'security_engineer',
])

/** Names that need no noun beside them. English ones also stand in the plural. */
export const FIXED_ROLES: Readonly<Record<string, readonly string[]>> = {
  qa_engineer: list('qa | quality assurance | qc | واحد يختبر | حد يختبر | من يختبر | كيو ايه | كيو اي | الجودة'),
  test_automation_engineer: list('sdet | automation tester'),
  devops_engineer: list('devops | ديف أوبس | ديفوبس | ديف اوبس'),
  site_reliability_engineer: list('sre'),
  product_manager: list('pm | product management | برودكت مانجر | برودكت مانيجر'),
  project_manager: list('بروجكت مانجر | بي ام'),
  product_owner: list('po | برودكت اونر'),
  business_analyst: list('ba | بزنس أناليست | بزنس اناليست'),
  data_analyst: list('داتا أناليست | داتا اناليست'),
  data_scientist: list('داتا ساينتست | داتا ساينتيست'),
  data_engineer: list('داتا انجنير | داتا انجينير'),
  database_administrator: list('dba'),
  scrum_master: list('scrum master | agile coach | سكرم ماستر | سكرام ماستر'),
  cto: list('cto | chief technology officer | سي تي او'),
  tech_lead: list('tech lead | technical lead | team lead | lead developer | تيك ليد | تك ليد | تيم ليد | تيم ليدر'),
  product_designer: list('ui ux | ux ui | ui and ux | ui designer | ux designer | يو آي يو إكس | يو اي يو اكس'),
  motion_designer: list('موشن جرافيك designer | موشن ديزاينر'),
  graphic_designer: list('جرافيك ديزاينر'),
  penetration_tester: list('pentester | ethical hacker | pen tester'),
  system_administrator: list('sysadmin | sys admin | linux admin'),
  it_support_specialist: list('help desk | it support'),
  fullstack_developer: list('full stack | fullstack | فل ستاك | فول ستاك'),
  frontend_developer: list('frontender | frontend dev'),
  ux_researcher: list('ux research'),
  ai_engineer: list('مهندس ذكاء'),
}

/** The trade of somebody who works with a technology, for whoever is called by it alone: "React developers". */
export const TRADE_OF_SKILL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    frontend_developer: `react next-js vue nuxt angular angularjs svelte sveltekit html css tailwind-css redux bootstrap sass jquery`,
    backend_developer: `node-js express nestjs fastify django django-rest-framework flask fastapi laravel symfony codeigniter spring
      spring-boot hibernate java go php ruby ruby-on-rails python c-sharp dotnet asp-net-core elixir phoenix scala rust graphql
      rabbitmq postgresql mongodb mysql microservices`,
    mobile_developer: 'flutter dart react-native expo ionic xamarin dotnet-maui',
    ios_developer: 'swift swiftui objective-c uikit xcode ios-development',
    android_developer: 'kotlin jetpack-compose android-sdk android-development',
    game_developer: 'unity unreal-engine godot game-design',
    blockchain_developer: 'solidity ethereum web3-js hardhat smart-contracts blockchain',
    cms_developer: 'wordpress woocommerce elementor shopify magento salla zid opencart drupal joomla webflow wix',
    erp_developer: `odoo sap abap sap-s4hana sap-fiori erpnext salesforce apex dynamics-365 oracle-ebs oracle-fusion netsuite
      business-central erp-implementation`,
    bi_developer: 'power-bi tableau qlik looker ssis business-intelligence',
    ai_engineer: `pytorch tensorflow machine-learning deep-learning large-language-models langchain llamaindex generative-ai keras
      hugging-face computer-vision natural-language-processing arabic-nlp retrieval-augmented-generation artificial-intelligence`,
    mlops_engineer: 'mlops kubeflow',
    data_engineer:
      'spark airflow dbt snowflake hadoop databricks etl data-warehousing data-engineering redshift bigquery',
    data_analyst: 'excel sql data-analysis',
    devops_engineer: 'docker kubernetes terraform ansible jenkins helm ci-cd devsecops argo-cd infrastructure-as-code',
    cloud_engineer: 'aws azure google-cloud oracle-cloud cloud-architecture',
    test_automation_engineer: 'selenium cypress playwright appium test-automation',
    qa_engineer: 'manual-testing quality-assurance test-planning',
    embedded_engineer: 'freertos stm32 esp32 arduino embedded-systems embedded-linux',
    security_engineer: 'cybersecurity application-security siem',
    penetration_tester: 'penetration-testing burp-suite metasploit kali-linux',
    network_engineer: 'cisco fortinet mikrotik networking',
    system_administrator: 'linux windows-server active-directory red-hat',
    database_administrator: 'oracle-database sql-server database-administration',
    low_code_developer: 'power-apps outsystems bubble',
    product_designer: 'figma user-experience user-interface prototyping',
    graphic_designer: 'photoshop illustrator indesign',
    motion_designer: 'after-effects motion-design cinema-4d',
  }).flatMap(([role, skills]) => skills.split(/\s+/).map((skill) => [skill, role])),
)
