import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { isSchool } from './words.ts'

/** Frequent issuers of technical certificates; others are recognised by position. */
const ISSUERS = `amazon web services|amazon|aws|aws training|microsoft|microsoft learn|google|google cloud|google developers|cisco|
  cisco networking academy|oracle|oracle university|ibm|red hat|vmware|linux foundation|cloud native computing foundation|cncf|
  coursera|udemy|udacity|edx|pluralsight|datacamp|codecademy|linkedin|linkedin learning|meta|facebook|hubspot|hubspot academy|
  salesforce|trailhead|scrum.org|scrum alliance|scaled agile|pmi|project management institute|axelos|peoplecert|isc2|(isc)2|isaca|
  ec council|ec-council|comptia|offensive security|offsec|istqb|hashicorp|databricks|snowflake|mongodb|mongodb university|
  deeplearning.ai|freecodecamp|hackerrank|kaggle|nvidia|sap|sas|tableau|atlassian|unity|interaction design foundation|ixdf|
  nielsen norman group|nn/g|british council|ets|cambridge english|stanford|harvard|harvardx|mit|mitx|juniper|fortinet|palo alto networks|
  elastic|confluent|github|gitlab|adobe|autodesk|huawei|alibaba cloud|digitalocean|cisco systems|sans|giac|open group|the open group|
  tuwaiq|tuwaiq academy|sdaia|misk|misk academy|edraak|rwaq|doroob|satr|
  جوجل|غوغل|مايكروسوفت|امازون|سيسكو|اوراكل|كورسيرا|يوديمي|ادراك|رواق|دروب|سطر|سدايا|مسك|طويق|اكاديميه طويق|لينكدان|معهد اداره المشاريع`

const KNOWN = new Set(ISSUERS.split('|').map((name) => searchForm(name)))
const TRIMMED = /^the |\s*\([^()]*\)$|[.,،]$|,? inc$/g

/** "Amazon Web Services (AWS)" is one issuer; a university alone is one too. */
export function isIssuer(text: string): boolean {
  const form = searchForm(text)
  if (KNOWN.has(form)) return true
  const bare = form.replace(TRIMMED, '').trim()
  return KNOWN.has(bare) || (isSchool(text) && bare.split(' ').length <= 6 && !CERTIFIES.test(form))
}

const CERTIFIES = /certif|diploma|course|شهاده|دوره|دبلوم|برنامج/

/** A level after a dash is part of the name: "Solutions Architect – Associate". */
const LEVEL =
  /^(?:associate|professional|foundational|foundations?|fundamentals|expert|specialty|practitioner|advanced|intermediate|beginner|core|level \d|(?:part|module) \d|v?\d+(?:\.\d+)*|[a-z]{2,4}-[a-z]?\d{2,4}|مبتدي|متوسط|متقدم|محترف|المستوي .+)$/
export const isLevel = (text: string): boolean => LEVEL.test(searchForm(text).replace(/[()]/g, ''))

/** Certificates known by an acronym: several in one line are several certificates. */
const SHORT =
  /^(?:(?:aws|azure|gcp|google|oracle|comptia|cisco|microsoft|scrum)\s)?(?:pmp|capm|pmi-acp|cka|ckad|cks|ccna|ccnp|ccie|cissp|cism|cisa|ccsp|ceh|oscp|itil(?: v?\d)?|prince2|csm|cspo|psm(?: i{1,3})?|pspo(?: i{1,3})?|rhcsa|rhce|lpic-?\d?|togaf(?: \d)?|safe|istqb|cpa|cfa|cbap|ecba|mcsa|mcse|mcp|ocp|oca|saa|sap|dva|soa|security\+|network\+|a\+|cloud practitioner|(?:az|dp|ai|sc|ms|pl)-\d{3})$/
export const isShortName = (text: string): boolean => SHORT.test(searchForm(text))
