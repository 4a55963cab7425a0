/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const DATA = `
power-bi | Power BI | | powerbi, dax, باور بي آي
tableau | Tableau | | تابلو
looker | Looker | | looker studio, data studio
qlik | Qlik | | qlik sense, qlikview
metabase | Metabase
superset | Apache Superset | | superset
excel | Excel | | microsoft excel, ms excel, إكسل, اكسل
google-sheets | Google Sheets
power-query | Power Query
ssis | SSIS
ssrs | SSRS
ssas | SSAS
spark | Spark | | apache spark, pyspark, سبارك
hadoop | Hadoop | | hdfs, mapreduce, هادوب
hive | Apache Hive | | hive
flink | Apache Flink | | flink
airflow | Airflow | | apache airflow
dagster | Dagster
prefect | Prefect
dbt | dbt | | data build tool
snowflake | Snowflake
databricks | Databricks
delta-lake | Delta Lake
bigquery | BigQuery | | google bigquery
redshift | Redshift | | amazon redshift
synapse | Azure Synapse | | synapse
microsoft-fabric | Microsoft Fabric
azure-data-factory | Azure Data Factory | | adf
aws-glue | AWS Glue
amazon-athena | Amazon Athena | | athena
amazon-quicksight | Amazon QuickSight | | quicksight
informatica | Informatica | | powercenter
talend | Talend
fivetran | Fivetran
airbyte | Airbyte
nifi | Apache NiFi | | nifi
pandas | pandas | | بانداز
numpy | NumPy
polars | Polars
jupyter | Jupyter | | jupyter notebook
spss | SPSS
sas | SAS
stata | Stata
google-analytics | Google Analytics | | ga4
google-tag-manager | Google Tag Manager | | gtm
mixpanel | Mixpanel
amplitude | Amplitude
data-analysis | Data analysis | تحليل البيانات | data analytics
data-visualisation | Data visualisation | تصوير البيانات | data visualization, dashboards, لوحات المعلومات
data-engineering | Data engineering | هندسة البيانات | data pipelines
data-warehousing | Data warehousing | مستودعات البيانات | dwh, data warehouse
data-modelling | Dimensional modelling | النمذجة البعدية | kimball, star schema
data-governance | Data governance | حوكمة البيانات | data catalog, ndmo
data-quality | Data quality | جودة البيانات | great expectations
data-cleaning | Data cleaning | تنظيف البيانات | data wrangling
etl | ETL | استخراج البيانات وتحويلها وتحميلها | elt
big-data | Big data | البيانات الضخمة
business-intelligence | Business intelligence | ذكاء الأعمال | bi
statistics | Statistics | الإحصاء | statistical analysis
ab-testing | A/B testing | اختبار أ/ب | experimentation, تجارب
forecasting | Forecasting | التنبؤ | time series, سلاسل زمنية
gis | Geographic information systems | نظم المعلومات الجغرافية | gis
arcgis | ArcGIS
qgis | QGIS
`

export const AI = `
machine-learning | Machine learning | تعلّم الآلة | ml, تعلم آلي, التعلم الآلي
deep-learning | Deep learning | التعلّم العميق | dl, neural networks, شبكات عصبية
artificial-intelligence | Artificial intelligence | الذكاء الاصطناعي | ai
generative-ai | Generative AI | الذكاء الاصطناعي التوليدي | genai
large-language-models | Large language models | النماذج اللغوية الكبيرة | llm, llms, gpt
prompt-engineering | Prompt engineering | هندسة الأوامر | prompting, هندسة التلقين
retrieval-augmented-generation | Retrieval-augmented generation | التوليد المعزز بالاسترجاع | rag
ai-agents | AI agents | وكلاء الذكاء الاصطناعي | agentic, mcp
fine-tuning | Fine-tuning | ضبط النماذج | lora, peft
natural-language-processing | Natural language processing | معالجة اللغات الطبيعية | nlp
arabic-nlp | Arabic NLP | معالجة اللغة العربية | arabic language processing
computer-vision | Computer vision | الرؤية الحاسوبية | cv, image processing, معالجة الصور
speech-recognition | Speech recognition | التعرف على الكلام | asr, text to speech
recommender-systems | Recommender systems | أنظمة التوصية | recommendation
reinforcement-learning | Reinforcement learning | التعلّم المعزز | rl
feature-engineering | Feature engineering | هندسة الخصائص
mlops | MLOps | تشغيل نماذج تعلّم الآلة | ml ops, llmops
tensorflow | TensorFlow | | tensor flow
pytorch | PyTorch | | torch
keras | Keras
scikit-learn | scikit-learn | | sklearn
xgboost | XGBoost
lightgbm | LightGBM
opencv | OpenCV
yolo | YOLO
hugging-face | Hugging Face | | huggingface
langchain | LangChain
langgraph | LangGraph
llamaindex | LlamaIndex
openai-api | OpenAI API | | openai, chatgpt
claude-api | Claude API | | anthropic
vertex-ai | Vertex AI
gemini-api | Gemini API | | gemini
amazon-sagemaker | Amazon SageMaker | | sagemaker
amazon-bedrock | Amazon Bedrock | | bedrock
azure-openai | Azure OpenAI
mlflow | MLflow
kubeflow | Kubeflow
weights-and-biases | Weights & Biases | | wandb
onnx | ONNX
cuda | CUDA
spacy | spaCy
nltk | NLTK
pinecone | Pinecone
weaviate | Weaviate
qdrant | Qdrant
vector-databases | Vector databases | قواعد البيانات المتجهية | vector database
n8n | n8n
github-copilot | GitHub Copilot | | copilot
cursor | Cursor
claude-code | Claude Code
ocr | Optical character recognition | التعرف الضوئي على الحروف | ocr
tesseract | Tesseract
chatbots | Chatbots | روبوتات المحادثة
rasa | Rasa
dialogflow | Dialogflow
`

export const SECURITY = `
cybersecurity | Cybersecurity | الأمن السيبراني | cyber security, infosec, أمن المعلومات
application-security | Application security | أمن التطبيقات | appsec, owasp
cloud-security | Cloud security | أمن السحابة
network-security | Network security | أمن الشبكات | firewall, ids, ips
penetration-testing | Penetration testing | اختبار الاختراق | pentest, ethical hacking, اختراق أخلاقي
vulnerability-management | Vulnerability management | إدارة الثغرات
nessus | Nessus
qualys | Qualys
threat-hunting | Threat hunting | تتبّع التهديدات | threat intelligence
incident-response | Incident response | الاستجابة للحوادث | dfir
digital-forensics | Digital forensics | التحليل الجنائي الرقمي | forensics
malware-analysis | Malware analysis | تحليل البرمجيات الخبيثة | reverse engineering
security-operations | Security operations | عمليات الأمن | soc
identity-access | Identity and access management | إدارة الهوية والوصول | iam, sso
cryptography | Cryptography | التشفير | encryption, pki
risk-management | Risk management | إدارة المخاطر
grc | Governance, risk and compliance | الحوكمة والمخاطر والامتثال | grc
iso-27001 | ISO 27001 | | iso27001
nca-ecc | NCA ECC | | nca, sama, الهيئة الوطنية للأمن السيبراني
data-protection | Data protection | حماية البيانات الشخصية | gdpr, pdpl, privacy
devsecops | DevSecOps
threat-modelling | Threat modelling | نمذجة التهديدات | stride
siem | SIEM
qradar | QRadar
microsoft-sentinel | Microsoft Sentinel
burp-suite | Burp Suite | | burp
metasploit | Metasploit
kali-linux | Kali Linux | | kali
wireshark | Wireshark
nmap | Nmap
crowdstrike | CrowdStrike
keycloak | Keycloak
auth0 | Auth0
okta | Okta
snyk | Snyk
`
