import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { unaccented } from '../text/lines.ts'

/** Words that distinguish a job from an employer, a degree from a school; in search form. */

const TITLE_EN =
  'engineer|developer|programmer|designer|analyst|architect|manager|director|lead|leader|head|consultant|specialist|administrator|officer|intern|trainee|scientist|researcher|tester|coordinator|owner|master|cto|ceo|coo|cfo|founder|co founder|technician|assistant|associate|supervisor|writer|editor|marketer|accountant|teacher|lecturer|instructor|president|freelancer|strategist|executive|representative|devops|sre|dba|qa|professor|fellow|translator|tutor|trainer|planner|operator|postdoc'
const TITLE_FR =
  'ingenieure?|developpeur|developpeuse|administrateur|administratrice|concepteur|conceptrice|chef|cheffe|responsable|analyste|architecte|consultante|technicien|technicienne|stagiaire|directeur|directrice|gestionnaire|formateur|formatrice|chercheur|chercheuse|charge|chargee'
const TITLE_AR =
  'كبير المهندسين|كبير المطورين|مهندس|مهندسه|مطور|مطوره|مبرمج|مبرمجه|مصمم|مصممه|محلل|محلله|مدير|مديره|قائد|قائده|رئيس|رئيسه|مسؤول|مسؤوله|مسئول|مسئوله|مسوول|مسووله|اخصائي|اخصائيه|استشاري|استشاريه|مستشار|مستشاره|متدرب|متدربه|باحث|باحثه|عالم|عالمه|مختبر|مختبره|منسق|منسقه|مساعد|مساعده|مشرف|مشرفه|كاتب|كاتبه|محرر|محرره|مسوق|مسوقه|محاسب|محاسبه|معلم|معلمه|مدرس|مدرسه|فني|فنيه|موسس|موسسه شريكه|نائب|تقني|تقنيه|مترجم|مترجمه|مدقق|مدققه|ممثل|ممثله|خبير|خبيره|مدرب|مدربه|معيد|معيده'
const COMPANY =
  'inc|llc|ltd|limited|corp|corporation|company|co|gmbh|plc|group|holding|holdings|technologies|technology|solutions|systems|software|labs|studio|studios|agency|bank|ministry|university|hospital|telecom|ventures|consulting|شركه|موسسه|مجموعه|بنك|مصرف|وزاره|هييه|جامعه|مستشفي|اتصالات|للتقنيه|للبرمجيات|للحلول|القابضه|استوديو|وكاله|مكتب|منصه|مركز'
const DEGREE =
  "bachelor|bachelors|bachelor's|bsc|b sc|b\\.sc\\.?|bs|b\\.s\\.?|ba|b\\.a\\.?|beng|b\\.eng\\.?|btech|b\\.tech\\.?|bba|master|masters|master's|msc|m\\.sc\\.?|ms|m\\.s\\.?|ma|mba|meng|m\\.eng\\.?|phd|ph\\.d\\.?|doctorate|diploma|associate degree|high diploma|licence|doctorat|diplome|engineering degree|بكالوريوس|البكالوريوس|بكالوريا|ليسانس|اجازه|الاجازه|ماجستير|الماجستير|دكتوراه|الدكتوراه|دبلوم|الدبلوم|دبلومه|ماستر"
const SCHOOL =
  'university|college|institute|school|academy|polytechnic|faculty|universite|ecole|institut|faculte|جامعه|الجامعه|كليه|الكليه|معهد|المعهد|اكاديميه|الاكاديميه|مدرسه|المدرسه العليا|المدرسه الوطنيه'

const wholeWord = (words: string) => new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${searchForm(words)})(?![\\p{L}\\p{Nd}])`, 'u')
const TITLE_WORD = wholeWord(`${TITLE_EN}|${TITLE_FR}|(?:ال)?(?:${TITLE_AR})`)
const COMPANY_WORD = wholeWord(COMPANY)
const DEGREE_WORD = wholeWord(DEGREE)
const SCHOOL_WORD = wholeWord(SCHOOL)

const wordForm = (text: string) => unaccented(searchForm(text))
export const isTitle = (text: string): boolean => TITLE_WORD.test(wordForm(text).replace(/-/g, ' '))
export const isCompany = (text: string): boolean => COMPANY_WORD.test(wordForm(text))
export const isSchool = (text: string): boolean => SCHOOL_WORD.test(wordForm(text))
export const isDegree = (text: string): boolean => DEGREE_WORD.test(wordForm(text))

const REMOTE = /^(?:remote|hybrid|on.?site|full.?time|part.?time|contract|internship|عن بعد|دوام كامل|دوام جزئي|هجين)$/
/** Counts as the employer only where no other is named. */
const OWN_WORK = /^(?:freelance|self.?employed|independent|عمل حر|حر|مستقل|مستقله)$/
export const isOwnWork = (text: string): boolean => OWN_WORK.test(searchForm(text))

export const isArrangement = (text: string): boolean => REMOTE.test(searchForm(text).replace(/[()]/g, ''))
