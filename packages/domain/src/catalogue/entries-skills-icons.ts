import { rowsOf } from './entries.ts'

/**
 * Icons of skills, by their simple-icons slug. A skill without an icon of its own has none: never that of another, and none
 * whose owner forbids its use in a product.
 */

/** The same slug as our id, without hyphens. */
const AS_HERE = `
javascript typescript python c-plus-plus c go rust php ruby kotlin swift dart scala elixir erlang haskell clojure
f-sharp r julia perl lua delphi solidity zig ocaml css react nuxt angular svelte preact remix astro gatsby qwik htmx
lit jquery redux mobx react-router react-hook-form pinia tailwind-css bootstrap less styled-components ant-design
shadcn-ui radix-ui storybook vite webpack babel webgl webassembly pwa electron flutter expo ionic xcode
jetpack-compose android-studio fastlane firebase express nestjs fastify hono deno bun django flask fastapi celery
sqlalchemy laravel symfony codeigniter yii livewire filament spring spring-boot hibernate quarkus dotnet blazor
ruby-on-rails gin ktor actix graphql apollo-graphql trpc prisma drizzle typeorm sequelize rabbitmq nginx stripe
scrapy puppeteer postgresql mysql mariadb sqlite mongodb redis elasticsearch opensearch couchbase neo4j clickhouse
influxdb supabase teradata algolia meilisearch looker qlik metabase google-sheets prefect snowflake databricks
talend airbyte pandas numpy polars jupyter google-analytics google-tag-manager mixpanel arcgis qgis tensorflow
pytorch keras scikit-learn opencv yolo hugging-face langchain langgraph mlflow weights-and-biases onnx spacy qdrant
n8n github-copilot cursor claude-code rasa dialogflow google-cloud alibaba-cloud digitalocean cloudflare vercel
netlify openstack vmware proxmox linux red-hat cisco fortinet mikrotik haproxy docker kubernetes helm terraform
opentofu pulumi ansible puppet chef jenkins github-actions circleci git github gitlab bitbucket prometheus grafana
datadog new-relic dynatrace sentry opentelemetry jaeger splunk istio linkerd consul pagerduty opsgenie cypress
selenium appium jest vitest testing-library mocha chai pytest cucumber postman k6 gatling testrail sauce-labs qualys
burp-suite metasploit kali-linux wireshark keycloak auth0 okta snyk figma sketch rive framer miro hotjar maze
cinema-4d unity unreal-engine blender opengl vulkan photon arduino raspberry-pi arm ros mqtt labview ethereum solana
ipfs wordpress elementor woocommerce shopify prestashop salla drupal joomla strapi contentful sanity sitecore
umbraco webflow wix uipath zapier make airtable moodle odoo erpnext sap hubspot zoho zendesk google-ads uml camunda
jira confluence trello asana clickup notion linear
`

/** id | slug */
const OTHERWISE = `
java | openjdk
groovy | apachegroovy
bash | gnubash
html | html5
next-js | nextdotjs
solid-js | solid
ember-js | emberdotjs
alpine-js | alpinedotjs
rxjs | reactivex
tanstack-query | reactquery
material-ui | mui
d3-js | d3
three-js | threedotjs
web-components | webcomponentsdotorg
react-native | react
android-sdk | android
ios-development | ios
android-development | android
node-js | nodedotjs
phoenix | phoenixframework
socket-io | socketdotio
openapi | openapiinitiative
jwt | jsonwebtokens
kafka | apachekafka
nats | natsdotio
apache-http | apache
cassandra | apachecassandra
couchdb | apachecouchdb
timescaledb | timescale
cockroachdb | cockroachlabs
superset | apachesuperset
spark | apachespark
hadoop | apachehadoop
hive | apachehive
flink | apacheflink
airflow | apacheairflow
bigquery | googlebigquery
nifi | apachenifi
claude-api | claude
gemini-api | googlegemini
palo-alto | paloaltonetworks
openshift | redhatopenshift
gitlab-ci | gitlab
argo-cd | argo
flux-cd | flux
elk-stack | elasticstack
hashicorp-vault | vault
sonarqube | sonarqubeserver
junit | junit5
jmeter | apachejmeter
godot | godotengine
maya | autodeskmaya
bluetooth-low-energy | bluetooth
web3-js | web3dotjs
ethers-js | ethers
`

export const SKILL_ICONS: ReadonlyMap<string, string> = new Map([
  ...AS_HERE.trim()
    .split(/\s+/)
    .map((id) => [id, id.replaceAll('-', '')] as const),
  ...rowsOf(OTHERWISE).map(([id = '', icon = '']) => [id, icon] as const),
])
