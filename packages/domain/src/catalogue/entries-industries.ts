import { type Entry, entriesOf } from './entries.ts'

export const INDUSTRIES: readonly Entry[] = entriesOf(`
advertising | الإعلان والتسويق | Advertising and marketing | marketing, تسويق, إعلان
agriculture | الزراعة | Agriculture | agritech, زراعي
automotive | السيارات | Automotive | cars, automobile
aviation | الطيران والفضاء | Aviation and space | airline, airlines, aerospace, طيران
banking | البنوك | Banking | bank, banks, مصارف, بنك, مصرف
construction | المقاولات والإنشاءات | Construction | contracting, مقاولات, إنشاءات
consulting | الاستشارات | Consulting | consultancy, management consulting
consumer-goods | السلع الاستهلاكية | Consumer goods | FMCG
cybersecurity | الأمن السيبراني | Cybersecurity | infosec, computer and network security, أمن المعلومات
e-commerce | التجارة الإلكترونية | E-commerce | ecommerce, online store, متجر إلكتروني
education | التعليم | Education | edtech, e-learning, university, school, جامعة, مدرسة
energy | الطاقة والنفط والغاز | Energy, oil and gas | oil, petroleum, renewables, نفط, طاقة
events | الفعاليات | Events | event management, مؤتمرات
fashion | الأزياء | Fashion | apparel, أزياء, ملابس
fintech | التقنية المالية | Fintech | payments, financial services, مدفوعات, خدمات مالية
food | الأغذية والمطاعم | Food and restaurants | restaurants, مطاعم, أغذية
gaming | الألعاب | Gaming | games, computer games, ألعاب
government | القطاع الحكومي | Government | GovTech, ministry, public sector, وزارة, حكومي, حكومية
healthcare | الرعاية الصحية | Healthcare | healthtech, hospital, clinic, hospital and health care, مستشفى, عيادة
hospitality | الضيافة | Hospitality | hotels, hotel, فنادق, فندق
human-resources | الموارد البشرية | Human resources | HR, recruitment, staffing and recruiting, توظيف
insurance | التأمين | Insurance | insurtech, تأمين
legal | الخدمات القانونية | Legal services | law firm, محاماة
logistics | الخدمات اللوجستية والنقل | Logistics and transport | shipping, transport, شحن, توصيل
manufacturing | الصناعة | Manufacturing | factory, مصنع, تصنيع
media | الإعلام والترفيه | Media and entertainment | publishing, broadcasting, إعلام, صحافة
nonprofit | القطاع غير الربحي | Non-profit | NGO, charity, nonprofit, خيري, خيرية
pharma | الأدوية | Pharmaceuticals | pharmaceutical, pharmacy, أدوية, صيدلية
real-estate | العقارات | Real estate | proptech, عقارات, عقاري
retail | تجارة التجزئة | Retail | supermarket, تجزئة
software | البرمجيات وتقنية المعلومات | Software and IT | SaaS, software development, information technology, IT services
sports | الرياضة | Sports | fitness, رياضي
telecom | الاتصالات | Telecommunications | telecommunication, اتصالات
tourism | السفر والسياحة | Travel and tourism | travel, hajj, حج وعمرة, سياحة, حج, عمرة
utilities | المياه والكهرباء | Water and electricity | electricity, كهرباء
other | قطاع آخر | Other
`)
