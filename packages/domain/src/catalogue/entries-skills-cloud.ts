/** id | name | Arabic, for what is not a product or a technology | what else people type */

export const CLOUD = `
aws | AWS | | amazon web services, أمازون ويب سيرفيسز
azure | Azure | | microsoft azure, أزور
google-cloud | Google Cloud | | gcp, google cloud platform, جوجل كلاود
oracle-cloud | Oracle Cloud | | oci
alibaba-cloud | Alibaba Cloud
digitalocean | DigitalOcean
cloudflare | Cloudflare | | cloudflare workers
vercel | Vercel
netlify | Netlify
heroku | Heroku
aws-lambda | AWS Lambda | | lambda
amazon-ec2 | Amazon EC2 | | ec2
amazon-s3 | Amazon S3 | | s3
amazon-eks | Amazon EKS | | eks
amazon-ecs | Amazon ECS | | ecs, fargate
azure-devops | Azure DevOps | | tfs
azure-functions | Azure Functions
openstack | OpenStack
vmware | VMware | | vsphere, esxi
proxmox | Proxmox
hyper-v | Hyper-V
windows-server | Windows Server | | ويندوز سيرفر
active-directory | Active Directory | | entra id, azure ad
microsoft-365 | Microsoft 365 | | office 365
linux | Linux | | ubuntu, debian, لينكس
red-hat | Red Hat | | rhel, centos
cisco | Cisco | | ccna, ccnp, سيسكو
fortinet | Fortinet | | fortigate
palo-alto | Palo Alto Networks | | palo alto
mikrotik | MikroTik | | ميكروتك
networking | Networking | الشبكات | tcp/ip, dns, network administration
load-balancing | Load balancing | موازنة الأحمال
haproxy | HAProxy
cloud-architecture | Cloud architecture | معمارية السحابة | well-architected
cloud-cost | Cloud cost management | إدارة تكاليف السحابة | finops
cloud-migration | Cloud migration | الانتقال إلى السحابة
disaster-recovery | Disaster recovery | التعافي من الكوارث | business continuity
it-support | IT support | الدعم التقني | help desk, technical support, دعم فني
itil | ITIL | | itsm
`

export const DEVOPS = `
docker | Docker | | docker compose, دوكر
kubernetes | Kubernetes | | k8s, كوبرنيتس
helm | Helm
openshift | OpenShift
terraform | Terraform | | تيرافورم
opentofu | OpenTofu
pulumi | Pulumi
cloudformation | CloudFormation
aws-cdk | AWS CDK
ansible | Ansible
puppet | Puppet
chef | Chef
jenkins | Jenkins | | جنكنز
github-actions | GitHub Actions
gitlab-ci | GitLab CI | | gitlab ci/cd
circleci | CircleCI
argo-cd | Argo CD | | argocd
flux-cd | Flux CD | | fluxcd
git | Git | | جيت
github | GitHub | | جيت هب
gitlab | GitLab
bitbucket | Bitbucket
prometheus | Prometheus
grafana | Grafana
datadog | Datadog
new-relic | New Relic
dynatrace | Dynatrace
sentry | Sentry
elk-stack | ELK Stack | | kibana, logstash
opentelemetry | OpenTelemetry
jaeger | Jaeger
splunk | Splunk
istio | Istio
linkerd | Linkerd
hashicorp-vault | HashiCorp Vault | | vault
consul | Consul
sonarqube | SonarQube
nexus | Nexus
artifactory | Artifactory | | jfrog
pagerduty | PagerDuty
opsgenie | Opsgenie
ci-cd | CI/CD | التكامل والنشر المستمران | cicd, continuous integration, continuous delivery
infrastructure-as-code | Infrastructure as code | البنية التحتية بالشيفرة | iac
monitoring | Monitoring and observability | المراقبة والرصد | observability
site-reliability | Site reliability | موثوقية الأنظمة | sre, slo
incident-management | Incident management | إدارة الحوادث التقنية | on-call
release-management | Release management | إدارة الإصدارات
`
