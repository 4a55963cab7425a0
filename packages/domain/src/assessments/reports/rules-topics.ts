import type { Bilingual, Lang } from '../../kernel/language/locale.ts'

/** What the items of the bank are about, as the report names it: `id | Arabic | English`. */
const TOPICS = `
aggregation | التجميع | Aggregation
arrays | المصفوفات | Arrays
async | البرمجة غير المتزامنة | Asynchronous code
browser-tests | اختبارات المتصفح | Browser tests
ci | التكامل المستمر | Continuous integration
classes | الأصناف | Classes
collections | المجموعات | Collections
composer | Composer | Composer
concurrency | التزامن | Concurrency
config | الإعدادات | Configuration
containers | الحاويات | Containers
context | السياق | Context
coverage | تغطية الاختبارات | Test coverage
databases | قواعد البيانات | Databases
dependency-injection | حقن التبعيات | Dependency injection
doubles | بدائل الاختبار | Test doubles
effects | التأثيرات | Effects
errors | معالجة الأخطاء | Error handling
errors-and-defer | الأخطاء و defer | Errors and defer
event-loop | حلقة الأحداث | Event loop
events | الأحداث | Events
exceptions | الاستثناءات | Exceptions
files | الملفات | Files
flakiness | الاختبارات المتقلبة | Flaky tests
forms | النماذج | Forms
functions | الدوال | Functions
generics | الأنواع العامة | Generics
hooks | الخطافات (Hooks) | Hooks
http | HTTP | HTTP
indexes | الفهارس | Indexes
inference | استنتاج الأنواع | Type inference
integration | اختبارات التكامل | Integration tests
iteration | التكرار | Iteration
joins | ربط الجداول | Joins
linq | LINQ | LINQ
memory | الذاكرة | Memory
modules | الوحدات | Modules
narrowing | تضييق الأنواع | Type narrowing
networking | الشبكات | Networking
nulls | القيم الفارغة | Null values
objects | الكائنات | Objects
observability | المراقبة | Observability
optional | القيم الاختيارية | Optional values
packages | الحزم | Packages
packaging | التحزيم | Packaging
performance | الأداء | Performance
problem-solving | حل المشكلات | Problem solving
process | إدارة العملية | The process
processes | العمليات | Processes
property-tests | اختبارات الخواص | Property-based tests
props | الخصائص (Props) | Props
querying | الاستعلام | Querying
refs | المراجع (Refs) | Refs
rendering | العرض | Rendering
resources | إدارة الموارد | Resource management
runtime | بيئة التشغيل | Runtime
safety | سلامة الأنواع | Type safety
scaling | التوسع | Scaling
schema | تصميم الجداول | Table design
scope | نطاق المتغيرات | Scope
security | الأمان | Security
server | الخادم | Server
services | الخدمات | Services
shell | سطر الأوامر | Shell
sql | استعلامات SQL | SQL queries
state | الحالة | State
strategy | استراتيجية الاختبار | Test strategy
streams | التدفقات | Streams
strings | النصوص | Strings
testing | الاختبار | Testing
text-and-files | النصوص والملفات | Text and files
tooling | أدوات التطوير | Tooling
transactions | المعاملات | Transactions
types | الأنواع | Types
typing | تحديد الأنواع | Typing
unit-tests | اختبارات الوحدات | Unit tests
utility-types | الأنواع المساعدة | Utility types
values | القيم | Values
windows | دوال النوافذ | Window functions
`

const byId = new Map(
  TOPICS.trim()
    .split('\n')
    .map((line): [string, Bilingual] => {
      const [id = '', ar = '', en = ''] = line.split(' | ')
      return [id, { ar, en }]
    }),
)

export const isNamedTopic = (id: string): boolean => byId.has(id)

/** A topic that has no name of its own is read as it is written in the bank. */
export const topicName = (id: string, lang: Lang): string => byId.get(id)?.[lang] ?? id.replaceAll('-', ' ')
