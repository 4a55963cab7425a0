import { type Entry, entriesOf } from './entries.ts'

/** What a project makes; what is built most often comes first. */
export const PROJECT_TYPES: readonly Entry[] = entriesOf(`
web-app | تطبيق ويب | Web app | webapp, portal, بوابة
website | موقع إلكتروني | Website | landing page, صفحة هبوط
mobile-app | تطبيق جوال | Mobile app | iOS, Android, موبايل
e-commerce | متجر إلكتروني | E-commerce | online store, تجارة إلكترونية
saas | منصة SaaS | SaaS platform | software as a service
marketplace | سوق إلكتروني | Marketplace
api | واجهات برمجية وأنظمة خلفية | API and back end | backend, باك إند
desktop-app | تطبيق سطح المكتب | Desktop app
dashboard | لوحة تحكم وتقارير | Dashboard and reports | admin panel, BI
erp-crm | نظام ERP أو CRM | ERP or CRM
integration | ربط أنظمة | System integration
data-pipeline | خطوط بيانات | Data pipeline | ETL, data warehouse, مستودع بيانات
data-analysis | تحليل بيانات | Data analysis
machine-learning | تعلّم آلة | Machine learning | ML
generative-ai | ذكاء اصطناعي توليدي | Generative AI | LLM, GenAI
chatbot | روبوت محادثة | Chatbot | مساعد ذكي
computer-vision | رؤية حاسوبية | Computer vision
infrastructure | بنية تحتية وDevOps | Infrastructure and DevOps
cloud-migration | انتقال إلى السحابة | Cloud migration
security-audit | فحص أمني | Security audit | penetration test, اختبار اختراق
test-automation | أتمتة اختبارات | Test automation
design-system | نظام تصميم | Design system
product-design | تصميم منتج | Product design | UX, UI
mvp | منتج أولي (MVP) | MVP | prototype, نموذج أولي
game | لعبة | Game
ar-vr | واقع معزز أو افتراضي | AR or VR
embedded | نظام مدمج | Embedded system | firmware
iot | إنترنت الأشياء | Internet of things | IoT
blockchain | سلسلة كتل | Blockchain | web3, smart contract, عقد ذكي
payments | أنظمة دفع | Payments | fintech
learning-platform | منصة تعليمية | Learning platform | LMS
open-source | مشروع مفتوح المصدر | Open source
modernisation | تحديث نظام قائم | Modernising a system | legacy, migration
automation | أتمتة أعمال | Process automation | RPA
research | بحث وتطوير | Research and development | R&D
other | نوع آخر | Other
`)
