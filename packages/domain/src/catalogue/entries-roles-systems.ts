/** Ids of skills by role, the most required first. */
export const OPERATION_ROLE_SKILLS = {
  qa_engineer: `
    quality-assurance manual-testing test-planning test-automation api-testing regression-testing performance-testing
    mobile-testing playwright cypress selenium appium postman jmeter k6 testrail browserstack katalon cucumber jira
    azure-devops sql javascript typescript python java istqb agile scrum web-accessibility ci-cd git debugging
    critical-thinking communication`,
  test_automation_engineer: `
    test-automation playwright cypress selenium appium detox robot-framework cucumber rest-assured postman jest vitest
    pytest junit xunit mocha testing-library typescript javascript java python c-sharp api-testing performance-testing
    mobile-testing jmeter k6 gatling browserstack docker github-actions jenkins gitlab-ci ci-cd sql git
    test-driven-development`,
  devops_engineer: `
    docker kubernetes terraform aws azure google-cloud linux bash python ansible helm jenkins github-actions gitlab-ci
    azure-devops argo-cd flux-cd circleci openshift pulumi cloudformation prometheus grafana elk-stack datadog
    opentelemetry nginx istio hashicorp-vault consul sonarqube nexus git go ci-cd infrastructure-as-code monitoring
    devsecops networking incident-management cloud-cost`,
  cloud_engineer: `
    aws azure google-cloud oracle-cloud alibaba-cloud terraform cloudformation kubernetes docker amazon-ec2 amazon-s3
    amazon-eks aws-lambda azure-functions azure-devops active-directory linux windows-server python bash powershell
    ansible networking load-balancing cloud-architecture cloud-migration cloud-security cloud-cost disaster-recovery
    serverless infrastructure-as-code identity-access monitoring vmware openstack cloudflare ci-cd`,
  site_reliability_engineer: `
    site-reliability linux kubernetes docker go python bash terraform ansible prometheus grafana opentelemetry datadog
    new-relic elk-stack splunk sentry pagerduty monitoring incident-management disaster-recovery load-balancing networking
    performance-tuning distributed-systems aws google-cloud azure postgresql redis kafka nginx istio ci-cd
    infrastructure-as-code database-administration`,
  system_administrator: `
    linux red-hat windows-server active-directory microsoft-365 vmware hyper-v proxmox bash powershell python ansible
    networking nginx apache-http docker monitoring prometheus grafana replication disaster-recovery network-security
    identity-access cisco fortinet aws azure itil it-support problem-solving`,
  network_engineer: `
    networking cisco fortinet palo-alto mikrotik network-security load-balancing wireshark nmap linux windows-server
    active-directory vmware cloudflare aws azure python ansible bash monitoring splunk disaster-recovery itil
    vulnerability-management problem-solving`,
  it_support_specialist: `
    it-support windows-server active-directory microsoft-365 networking linux vmware powershell bash cisco mikrotik itil
    servicenow zendesk jira sharepoint excel replication network-security identity-access problem-solving communication
    customer-focus training time-management`,
} as const

export const SECURITY_ROLE_SKILLS = {
  security_engineer: `
    cybersecurity application-security cloud-security network-security devsecops threat-modelling
    vulnerability-management identity-access cryptography incident-response linux python bash go aws azure kubernetes
    docker terraform hashicorp-vault keycloak siem splunk crowdstrike snyk burp-suite sonarqube fortinet palo-alto
    iso-27001 nca-ecc data-protection risk-management code-review`,
  penetration_tester: `
    penetration-testing application-security network-security burp-suite metasploit kali-linux nmap wireshark
    vulnerability-management threat-modelling malware-analysis cloud-security python bash powershell javascript php sql
    linux active-directory android-development ios-development cryptography technical-writing communication`,
  security_analyst: `
    security-operations siem splunk crowdstrike incident-response threat-hunting digital-forensics malware-analysis
    vulnerability-management network-security wireshark elk-stack linux windows-server active-directory python
    powershell sql iso-27001 nca-ecc grc risk-management data-protection technical-writing communication
    critical-thinking`,
} as const

export const MANAGEMENT_ROLE_SKILLS = {
  project_manager: `
    project-management agile scrum kanban jira confluence ms-project asana trello clickup monday notion slack pmp prince2
    risk-management budgeting stakeholder-management change-management vendor-management delivery-management
    requirements-analysis backlog-management roadmapping power-bi excel team-leadership communication negotiation
    facilitation conflict-resolution time-management presentation`,
  scrum_master: `
    scrum agile kanban safe jira confluence azure-devops miro trello facilitation mentoring conflict-resolution
    backlog-management delivery-management change-management stakeholder-management team-leadership communication
    teamwork remote-work training okrs presentation`,
  engineering_manager: `
    team-leadership technical-leadership hiring mentoring software-architecture system-design code-review agile scrum
    kanban okrs delivery-management roadmapping stakeholder-management budgeting vendor-management jira confluence
    linear ci-cd site-reliability incident-management technology-strategy change-management conflict-resolution
    communication decision-making remote-work`,
  program_manager: `
    program-management project-management stakeholder-management risk-management budgeting change-management
    vendor-management delivery-management digital-transformation roadmapping okrs agile safe scrum pmp prince2 ms-project
    jira confluence power-bi excel team-leadership negotiation facilitation presentation communication decision-making`,
  cto: `
    technology-strategy technical-leadership team-leadership software-architecture enterprise-architecture system-design
    cloud-architecture cloud-cost digital-transformation technical-due-diligence product-strategy roadmapping okrs hiring
    mentoring budgeting vendor-management risk-management stakeholder-management change-management cybersecurity
    data-governance data-protection site-reliability agile delivery-management aws ai-agents generative-ai negotiation
    presentation decision-making communication`,
} as const
