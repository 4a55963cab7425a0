/** Ids of skills by role, the most required first. */
export const DATA_ROLE_SKILLS = {
  data_engineer: `
    python sql spark airflow dbt kafka snowflake databricks bigquery redshift postgresql scala java hadoop hive flink
    dagster fivetran nifi aws-glue azure-data-factory synapse informatica talend clickhouse mongodb elasticsearch docker
    kubernetes terraform aws azure google-cloud data-engineering data-warehousing data-modelling data-quality
    data-governance etl big-data ci-cd git`,
  data_scientist: `
    python r sql pandas numpy scikit-learn xgboost pytorch tensorflow keras jupyter spark polars machine-learning
    deep-learning statistics forecasting ab-testing feature-engineering natural-language-processing arabic-nlp
    computer-vision recommender-systems large-language-models data-analysis data-visualisation data-cleaning mlflow
    hugging-face tableau power-bi databricks bigquery julia sas git presentation`,
  data_analyst: `
    sql excel power-bi tableau python pandas looker google-sheets power-query qlik metabase superset r spss sas stata
    google-analytics mixpanel bigquery postgresql data-analysis data-visualisation data-cleaning statistics ab-testing
    forecasting business-intelligence product-analytics requirements-analysis presentation communication critical-thinking`,
  bi_developer: `
    power-bi sql tableau ssis sql-server t-sql power-query qlik looker superset metabase synapse azure-data-factory
    snowflake bigquery redshift oracle-database pl-sql informatica talend dbt excel business-intelligence data-warehousing
    data-modelling data-visualisation data-quality etl requirements-analysis python`,
  database_administrator: `
    postgresql mysql mariadb sql-server oracle-database mongodb redis db2 cassandra pl-sql t-sql sql linux windows-server
    bash powershell database-administration database-design query-optimisation replication disaster-recovery monitoring
    prometheus grafana aws azure ansible data-protection cloud-migration`,
  ai_engineer: `
    python pytorch tensorflow machine-learning deep-learning large-language-models generative-ai
    retrieval-augmented-generation ai-agents prompt-engineering fine-tuning natural-language-processing arabic-nlp
    computer-vision speech-recognition ocr chatbots recommender-systems hugging-face langchain llamaindex openai-api
    claude-api vertex-ai amazon-bedrock azure-openai pinecone pgvector scikit-learn opencv yolo spacy onnx cuda mlflow
    fastapi docker kubernetes aws mlops sql git`,
  mlops_engineer: `
    python mlops mlflow kubeflow weights-and-biases amazon-sagemaker vertex-ai azure-openai docker kubernetes helm
    terraform airflow dagster spark databricks pytorch tensorflow onnx cuda fastapi ci-cd github-actions argo-cd
    prometheus grafana monitoring aws google-cloud azure feature-engineering data-quality linux bash git`,
} as const

export const DESIGN_ROLE_SKILLS = {
  designer: `
    figma photoshop illustrator adobe-xd sketch canva after-effects indesign user-interface user-experience graphic-design
    brand-identity illustration arabic-typography prototyping wireframing design-systems motion-design responsive-design
    design-thinking rtl-interfaces presentation communication`,
  product_designer: `
    figma user-experience user-interface product-design interaction-design prototyping wireframing design-systems
    user-research usability-testing user-interviews information-architecture ux-writing rtl-interfaces arabic-typography
    web-accessibility responsive-design design-thinking service-design sketch adobe-xd framer axure miro hotjar maze
    zeplin lottie html css product-discovery product-analytics ab-testing presentation communication`,
  ux_researcher: `
    user-research usability-testing user-interviews information-architecture service-design design-thinking
    user-experience maze hotjar miro figma axure google-analytics mixpanel ab-testing statistics spss excel data-analysis
    market-research product-discovery web-accessibility facilitation presentation communication critical-thinking`,
  graphic_designer: `
    illustrator photoshop indesign figma canva after-effects premiere-pro graphic-design brand-identity arabic-typography
    illustration motion-design video-editing blender cinema-4d sketch lottie user-interface digital-marketing webflow
    time-management communication`,
  motion_designer: `
    after-effects premiere-pro cinema-4d blender lottie illustrator photoshop figma maya 3ds-max motion-design animation
    video-editing illustration three-d-modelling graphic-design brand-identity arabic-typography unreal-engine three-js
    interaction-design communication`,
} as const

export const PRODUCT_ROLE_SKILLS = {
  product_manager: `
    product-management product-strategy product-discovery roadmapping backlog-management requirements-analysis
    user-research user-interviews product-analytics ab-testing market-research go-to-market pricing okrs agile scrum
    kanban jira confluence notion linear miro figma sql google-analytics mixpanel power-bi user-experience
    stakeholder-management presentation communication negotiation decision-making`,
  product_owner: `
    backlog-management scrum agile requirements-analysis product-management product-discovery roadmapping kanban jira
    confluence azure-devops notion miro figma product-analytics user-research user-experience business-analysis bpmn uml
    stakeholder-management facilitation communication negotiation decision-making customer-focus`,
  business_analyst: `
    business-analysis requirements-analysis process-modelling bpmn uml sql excel power-bi jira confluence miro ms-project
    agile scrum data-analysis data-visualisation erp-implementation crm-implementation sap odoo salesforce
    dynamics-365 system-integration wireframing market-research change-management stakeholder-management facilitation
    presentation technical-writing communication critical-thinking`,
  technical_writer: `
    technical-writing ux-writing translation localisation openapi git github confluence notion html css javascript
    rest-apis graphql postman wordpress figma information-architecture user-research search-engine-optimisation
    video-editing communication time-management`,
} as const
