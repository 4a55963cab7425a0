/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const BACKEND = `
node-js | Node.js | | node, nodejs, نود, نود جي إس
express | Express | | express.js, expressjs
nestjs | NestJS | | nest.js, nest
fastify | Fastify
hono | Hono
deno | Deno
bun | Bun
django | Django | | جانغو, دجانغو, جانجو
django-rest-framework | Django REST Framework | | drf
flask | Flask | | فلاسك
fastapi | FastAPI | | fast api
celery | Celery
sqlalchemy | SQLAlchemy
laravel | Laravel | | لارافيل, لارافل
symfony | Symfony | | سيمفوني
codeigniter | CodeIgniter
yii | Yii | | yii2
livewire | Livewire
filament | Filament
spring | Spring | | spring framework, سبرينغ
spring-boot | Spring Boot | | springboot, سبرينغ بوت
hibernate | Hibernate | | jpa
quarkus | Quarkus
micronaut | Micronaut
jakarta-ee | Jakarta EE | | java ee, j2ee
dotnet | .NET | | dotnet, dot net, .net core, دوت نت
asp-net-core | ASP.NET Core | | asp.net, aspnet, asp.net mvc
entity-framework | Entity Framework | | ef core
blazor | Blazor
wpf | WPF
winforms | Windows Forms | | winforms
signalr | SignalR
ruby-on-rails | Ruby on Rails | | rails, ror, ريلز
phoenix | Phoenix | | phoenix liveview
gin | Gin
ktor | Ktor
actix | Actix
axum | Axum
graphql | GraphQL | | جراف كيو إل
apollo-graphql | Apollo GraphQL | | apollo
rest-apis | REST APIs | واجهات REST | rest, restful, rest api
grpc | gRPC | | protobuf
soap | SOAP
websockets | WebSockets | | websocket
socket-io | Socket.IO
trpc | tRPC
openapi | OpenAPI | | swagger
oauth | OAuth | | oauth2, oidc, openid connect
jwt | JWT | | json web token
prisma | Prisma
drizzle | Drizzle ORM | | drizzle
typeorm | TypeORM
sequelize | Sequelize
kafka | Kafka | | apache kafka, كافكا
rabbitmq | RabbitMQ | | amqp
nats | NATS
bullmq | BullMQ
nginx | Nginx | | إنجن إكس
apache-http | Apache HTTP Server | | apache, httpd
payment-gateways | Payment gateways | بوابات الدفع | payments, دفع إلكتروني
stripe | Stripe
hyperpay | HyperPay | | هايبر باي
moyasar | Moyasar | | ميسر
tap-payments | Tap Payments | | tap
twilio | Twilio
microservices | Microservices | الخدمات المصغّرة | micro services, مايكروسيرفس
event-driven | Event-driven architecture | المعمارية القائمة على الأحداث | eda, cqrs, event sourcing
serverless | Serverless | الحوسبة بلا خوادم | faas
api-design | API design | تصميم الواجهات البرمجية | api
system-design | System design | تصميم الأنظمة | تصميم النظم
distributed-systems | Distributed systems | الأنظمة الموزعة
web-scraping | Web scraping | استخراج بيانات الويب | crawling
scrapy | Scrapy | | beautiful soup
puppeteer | Puppeteer
`

export const DATABASES = `
postgresql | PostgreSQL | | postgres, psql, بوستجريس
mysql | MySQL | | ماي إس كيو إل
mariadb | MariaDB
sql-server | SQL Server | | mssql, microsoft sql server
oracle-database | Oracle Database | | oracle, oracle db, أوراكل
sqlite | SQLite
mongodb | MongoDB | | mongo, mongoose, مونجو
redis | Redis | | ريديس
elasticsearch | Elasticsearch | | elastic
opensearch | OpenSearch
cassandra | Cassandra | | apache cassandra
dynamodb | DynamoDB
cosmos-db | Cosmos DB
couchbase | Couchbase
couchdb | CouchDB
neo4j | Neo4j
clickhouse | ClickHouse
timescaledb | TimescaleDB
influxdb | InfluxDB
supabase | Supabase
pgvector | pgvector
postgis | PostGIS
db2 | IBM Db2 | | db2
teradata | Teradata
cockroachdb | CockroachDB
algolia | Algolia
meilisearch | Meilisearch
typesense | Typesense
database-design | Database design | تصميم قواعد البيانات | data modeling, erd, نمذجة البيانات
query-optimisation | Query optimisation | تحسين الاستعلامات | query tuning, indexing
database-administration | Database administration | إدارة قواعد البيانات | dba
replication | Replication and backup | النسخ والتوافر العالي | high availability, backup, نسخ احتياطي
`
