/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const PLATFORMS = `
wordpress | WordPress | | wp, ووردبريس, وردبريس
elementor | Elementor
woocommerce | WooCommerce | | ووكومرس
shopify | Shopify | | liquid, شوبيفاي
magento | Magento | | adobe commerce, ماجنتو
opencart | OpenCart
prestashop | PrestaShop
salla | Salla | | سلة, متجر سلة
zid | Zid | | زد
drupal | Drupal | | دروبال
joomla | Joomla | | جوملا
strapi | Strapi
contentful | Contentful
sanity | Sanity
headless-cms | Headless CMS | إدارة المحتوى بلا واجهة | headless
sitecore | Sitecore
umbraco | Umbraco
webflow | Webflow
wix | Wix
bubble | Bubble
power-apps | Power Apps | | power platform
power-automate | Power Automate | | microsoft flow
sharepoint | SharePoint | | شيربوينت
outsystems | OutSystems
mendix | Mendix
uipath | UiPath
automation-anywhere | Automation Anywhere
robotic-process-automation | Robotic process automation | أتمتة العمليات | rpa
zapier | Zapier
make | Make | | make.com, integromat
airtable | Airtable
moodle | Moodle | | مودل
odoo | Odoo | | openerp, أودو
erpnext | ERPNext | | frappe
sap | SAP | | sap erp, ساب
sap-s4hana | SAP S/4HANA | | s4hana, s/4hana
sap-fiori | SAP Fiori | | sapui5
oracle-ebs | Oracle E-Business Suite | | oracle ebs
oracle-fusion | Oracle Fusion | | fusion cloud
oracle-apex | Oracle APEX
netsuite | NetSuite | | oracle netsuite
dynamics-365 | Dynamics 365 | | microsoft dynamics, d365
business-central | Business Central | | dynamics nav, navision
salesforce | Salesforce | | sfdc, سيلزفورس
hubspot | HubSpot | | هب سبوت
zoho | Zoho | | zoho crm, زوهو
servicenow | ServiceNow
zendesk | Zendesk
freshdesk | Freshdesk
erp-implementation | ERP implementation | تطبيق أنظمة تخطيط الموارد | erp
crm-implementation | CRM implementation | تطبيق أنظمة علاقات العملاء | crm
e-invoicing | E-invoicing | الفوترة الإلكترونية | zatca, fatoora, فاتورة
search-engine-optimisation | Search engine optimisation | تحسين محركات البحث | seo
digital-marketing | Digital marketing | التسويق الرقمي
google-ads | Google Ads
meta-ads | Meta Ads | | facebook ads
`

export const ENGINEERING = `
algorithms | Algorithms and data structures | الخوارزميات وهياكل البيانات | data structures, algorithms
object-oriented | Object-oriented programming | البرمجة كائنية التوجه | oop
functional-programming | Functional programming | البرمجة الوظيفية | fp
design-patterns | Design patterns | أنماط التصميم | solid
clean-code | Clean code | الشيفرة النظيفة | clean architecture, refactoring
domain-driven-design | Domain-driven design | التصميم المدفوع بالمجال | ddd
test-driven-development | Test-driven development | التطوير المدفوع بالاختبارات | tdd
software-architecture | Software architecture | معمارية البرمجيات | solution architecture
enterprise-architecture | Enterprise architecture | معمارية المؤسسات
togaf | TOGAF
code-review | Code review | مراجعة الشيفرة
debugging | Debugging | تتبّع الأخطاء وإصلاحها
performance-tuning | Performance tuning | تحسين الأداء | profiling, optimization
concurrency | Concurrency | البرمجة المتزامنة | multithreading
legacy-modernisation | Legacy modernisation | تحديث الأنظمة القديمة
system-integration | System integration | ربط الأنظمة | integration
uml | UML | | sequence diagrams
bpmn | BPMN
camunda | Camunda
technical-writing | Technical writing | الكتابة التقنية | documentation, توثيق
technical-due-diligence | Technical due diligence | الفحص التقني
open-source | Open source | المصادر المفتوحة
`

export const MANAGEMENT = `
jira | Jira | | جيرا
confluence | Confluence
trello | Trello | | تريلو
asana | Asana | | أسانا
clickup | ClickUp
monday | monday.com | | monday
notion | Notion | | نوشن
linear | Linear
ms-project | Microsoft Project | | ms project
primavera | Primavera
slack | Slack
microsoft-teams | Microsoft Teams | | teams
scrum | Scrum | | سكرم
kanban | Kanban | | كانبان
safe | SAFe | | scaled agile
prince2 | PRINCE2
pmp | PMP | | pmbok
project-management | Project management | إدارة المشاريع
program-management | Programme management | إدارة البرامج | pmo, program management
product-management | Product management | إدارة المنتجات
product-strategy | Product strategy | استراتيجية المنتج
product-discovery | Product discovery | استكشاف المنتج
roadmapping | Roadmapping | خارطة الطريق | roadmap
backlog-management | Backlog management | إدارة قائمة الأعمال | backlog, user stories
requirements-analysis | Requirements analysis | تحليل المتطلبات | brd, srs, requirements
business-analysis | Business analysis | تحليل الأعمال
process-modelling | Process modelling | نمذجة العمليات | business process
market-research | Market research | بحوث السوق
product-analytics | Product analytics | تحليلات المنتج | metrics, kpi
go-to-market | Go-to-market | إطلاق المنتجات | gtm strategy, product launch
pricing | Pricing | التسعير
agile | Agile ways of working | المنهجيات الرشيقة (Agile) | agile, العمل المرن, أجايل
change-management | Change management | إدارة التغيير
vendor-management | Vendor management | إدارة الموردين
budgeting | Budgeting | إعداد الميزانيات | cost management
stakeholder-management | Stakeholder management | إدارة أصحاب المصلحة
delivery-management | Delivery management | إدارة التسليم
technical-leadership | Technical leadership | القيادة التقنية
team-leadership | Team leadership | قيادة الفرق | leadership
hiring | Hiring | التوظيف | technical interviews
mentoring | Mentoring | التوجيه والإرشاد | coaching
okrs | OKRs | الأهداف والنتائج الرئيسية | okr
technology-strategy | Technology strategy | استراتيجية التقنية
digital-transformation | Digital transformation | التحول الرقمي
`

export const PEOPLE = `
communication | Communication | التواصل
teamwork | Teamwork | العمل الجماعي | collaboration
problem-solving | Problem-solving | حل المشكلات
critical-thinking | Critical thinking | التفكير النقدي
time-management | Time management | إدارة الوقت
remote-work | Remote work | العمل عن بُعد
presentation | Presentation | العرض والإلقاء | public speaking
negotiation | Negotiation | التفاوض
facilitation | Facilitation | تيسير الاجتماعات وورش العمل | workshops
conflict-resolution | Conflict resolution | حل النزاعات
customer-focus | Customer focus | التركيز على العميل
decision-making | Decision-making | اتخاذ القرار
training | Training | التدريب
translation | Translation | الترجمة
`
