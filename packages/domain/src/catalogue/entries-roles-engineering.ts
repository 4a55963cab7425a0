/** Ids of skills by role, the most required first. */
export const ENGINEERING_ROLE_SKILLS = {
  software_developer: `
    javascript typescript python java c-sharp go php sql git html css react node-js dotnet spring-boot django laravel
    postgresql mysql mongodb redis docker linux rest-apis graphql object-oriented algorithms design-patterns clean-code
    unit-testing debugging code-review system-design ci-cd aws azure agile problem-solving`,
  frontend_developer: `
    javascript typescript html css react next-js vue nuxt angular svelte redux zustand tanstack-query react-router
    react-hook-form tailwind-css sass bootstrap material-ui ant-design shadcn-ui storybook vite webpack graphql rest-apis
    jest vitest testing-library playwright cypress figma responsive-design web-accessibility web-performance rtl-interfaces
    localisation pwa micro-frontends design-systems d3-js three-js astro git ci-cd`,
  backend_developer: `
    node-js typescript nestjs express fastify python django fastapi flask java spring-boot hibernate c-sharp dotnet
    asp-net-core entity-framework go php laravel symfony ruby-on-rails sql postgresql mysql sql-server mongodb redis
    elasticsearch kafka rabbitmq graphql rest-apis grpc websockets openapi oauth microservices event-driven system-design
    database-design query-optimisation docker kubernetes linux nginx aws payment-gateways unit-testing git ci-cd`,
  fullstack_developer: `
    javascript typescript react next-js vue nuxt angular html css tailwind-css node-js nestjs express python django php
    laravel c-sharp dotnet java spring-boot ruby-on-rails postgresql mysql mongodb redis prisma graphql rest-apis
    websockets oauth docker aws azure vercel supabase firebase git ci-cd jest playwright system-design api-design
    responsive-design web-performance unit-testing payment-gateways agile`,
  mobile_developer: `
    flutter dart react-native expo kotlin swift swiftui jetpack-compose ionic dotnet-maui kotlin-multiplatform typescript
    ios-development android-development bloc redux firebase push-notifications rest-apis graphql sqlite offline-first
    app-store fastlane mobile-performance mobile-testing appium figma rtl-interfaces localisation payment-gateways
    huawei-hms git ci-cd unit-testing`,
  ios_developer: `
    swift swiftui uikit objective-c combine core-data xcode ios-development app-store push-notifications arkit
    bluetooth-low-energy rest-apis graphql sqlite firebase fastlane detox unit-testing mobile-performance
    offline-first design-patterns concurrency web-accessibility rtl-interfaces localisation figma git ci-cd`,
  android_developer: `
    kotlin java jetpack-compose android-sdk android-studio android-development room hilt kotlin-multiplatform firebase
    push-notifications huawei-hms app-store rest-apis graphql sqlite arcore bluetooth-low-energy fastlane
    detox unit-testing mobile-performance offline-first design-patterns concurrency rtl-interfaces localisation figma git
    ci-cd`,
  game_developer: `
    unity c-sharp unreal-engine c-plus-plus godot blender maya opengl shaders photon playfab multiplayer-games game-design
    level-design three-d-modelling animation augmented-reality virtual-reality arkit arcore webgl three-js
    performance-tuning algorithms object-oriented mobile-performance git`,
  embedded_engineer: `
    c c-plus-plus rust python assembly embedded-systems embedded-linux freertos zephyr-rtos stm32 esp32 arduino
    raspberry-pi fpga vhdl verilog mqtt modbus can-bus bluetooth-low-energy plc ros internet-of-things pcb-design
    signal-processing robotics labview matlab linux git debugging`,
  blockchain_developer: `
    solidity ethereum web3-js hardhat rust go typescript javascript solana hyperledger ipfs smart-contracts blockchain
    decentralised-finance cryptography application-security node-js react next-js graphql postgresql docker unit-testing
    system-design distributed-systems git`,
  cms_developer: `
    wordpress elementor woocommerce php shopify salla zid magento opencart drupal joomla webflow wix strapi contentful
    laravel html css javascript react next-js mysql payment-gateways moyasar tap-payments hyperpay e-invoicing
    search-engine-optimisation google-analytics google-tag-manager web-performance responsive-design rtl-interfaces git`,
  erp_developer: `
    odoo python postgresql erpnext sap abap sap-s4hana sap-fiori oracle-ebs oracle-fusion oracle-apex pl-sql netsuite
    dynamics-365 business-central salesforce apex zoho hubspot servicenow c-sharp sql sql-server javascript
    system-integration rest-apis erp-implementation crm-implementation e-invoicing requirements-analysis business-analysis
    process-modelling power-bi power-apps git`,
  low_code_developer: `
    power-apps power-automate sharepoint outsystems bubble webflow zapier n8n uipath oracle-apex salesforce
    dynamics-365 servicenow airflow google-sheets excel sql javascript rest-apis power-bi supabase openai-api
    system-integration process-modelling bpmn requirements-analysis database-design`,
  software_architect: `
    software-architecture system-design enterprise-architecture distributed-systems microservices event-driven
    domain-driven-design design-patterns api-design cloud-architecture aws azure google-cloud kubernetes docker terraform
    java spring-boot dotnet node-js go postgresql mongodb redis kafka elasticsearch graphql grpc oauth
    application-security threat-modelling performance-tuning legacy-modernisation system-integration uml
    technical-leadership stakeholder-management technical-writing code-review`,
  tech_lead: `
    technical-leadership team-leadership code-review mentoring software-architecture system-design clean-code
    design-patterns microservices api-design typescript react node-js java spring-boot dotnet python postgresql redis
    kafka docker kubernetes aws ci-cd test-driven-development performance-tuning agile scrum jira backlog-management
    hiring stakeholder-management technical-writing communication`,
  technical_consultant: `
    technical-due-diligence software-architecture enterprise-architecture system-design technology-strategy
    digital-transformation cloud-architecture cloud-migration cloud-cost legacy-modernisation system-integration aws azure
    microservices database-design cybersecurity data-governance requirements-analysis business-analysis vendor-management
    budgeting risk-management stakeholder-management technical-writing presentation facilitation communication`,
} as const
