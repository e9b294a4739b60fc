import type { ToolId } from '@maitri/contracts'
import type { ArticleCategory } from './article-categories'
import { mentalHealthcareAct, type PublishedSource, paper, who } from './published-source'

/** One article: its title and summary stand in `articles/<language>/cards.json`, its text in `articles/<language>/<id>.json`. */
export type Article = {
  id: string
  category: ArticleCategory
  tags: readonly string[]
  /** When it was first published, when it was last read against its sources, and when its words last changed: YYYY-MM-DD. */
  publishDate: string
  reviewedDate: string
  changedDate: string
  /** Who wrote it. */
  source: 'Maitri'
  /** The exercise that goes with it. */
  relatedTool: ToolId
  /** In the order in which the text counts them, from [1]. */
  sources: readonly PublishedSource[]
}

const written = {
  ...{ publishDate: '2026-11-21', reviewedDate: '2026-11-21', changedDate: '2026-11-24' },
  source: 'Maitri',
} as const

const teleManas: PublishedSource = {
  reference: 'Ministry of Health and Family Welfare, Tele-MANAS',
  date: '2022-10-10',
  url: 'https://telemanas.mohfw.gov.in',
}

const callsAndDistricts: PublishedSource = {
  reference:
    'Government of India, reply in the Lok Sabha on Tele-MANAS and the District Mental Health Programme, as reported',
  date: '2025-12-13',
  url: 'https://www.nationpress.com/national/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur',
}

const firstCalls: PublishedSource = {
  reference: 'The Hindu, on the first 2,00,000 calls to Tele-MANAS',
  date: '2023-07-22',
  url: 'https://www.thehindu.com/news/national/sadness-sleeplessness-stress-and-anxiety-top-mental-health-concerns-shared-on-tele-manas/article67109595.ece',
}

const eReaders = paper('Chang and others, PNAS 112(4), 1232-1237', '2015-01-27', '10.1073/pnas.1418490112')

/** The ten articles, in the order in which they are shown. */
export const articles = [
  {
    id: 'finding-help',
    category: 'Treatment',
    tags: ['finding help', 'cost', 'insurance', 'hospital', 'therapist'],
    ...written,
    relatedTool: 'chhota-kadam',
    sources: [
      paper('Arvind and others, BMJ Open 9, e027250', '2019-06', '10.1136/bmjopen-2018-027250'),
      callsAndDistricts,
      mentalHealthcareAct('18'),
      {
        reference: 'NgageUs2day, Session Pricing Guide for Indian Therapists',
        date: '2026-02',
        url: 'https://www.ngageus2day.ai/session-pricing-guide-therapists-india',
      },
      {
        reference: 'National Medical Commission Act, 2019 (India), section 31',
        date: '2019-08-08',
        url: 'https://www.nmc.org.in',
      },
      {
        reference: 'Rehabilitation Council of India Act, 1992, section 13',
        date: '1992-09-01',
        url: 'https://rehabcouncil.nic.in',
      },
      mentalHealthcareAct('21'),
      {
        reference:
          'Insurance Regulatory and Development Authority of India, circular 327/IRDAI/HLT/MHCA/CIR/220/10/2022',
        date: '2022-10-18',
        url: 'https://taxguru.in/corporate-law/insurance-products-cover-mental-illness-irdai.html',
      },
    ],
  },
  {
    id: 'calling-tele-manas',
    category: 'Treatment',
    tags: ['tele-manas', 'helpline', 'first call', 'free help'],
    ...written,
    relatedTool: 'paanch-indriya',
    sources: [
      {
        reference: 'The Hindu, on two years of calls to Tele-MANAS, from figures of the Ministry of Health',
        date: '2024-10-11',
        url: 'https://www.thehindu.com/sci-tech/health/sleep-disturbances-sadness-of-mood-stress-and-anxiety-top-the-list-of-callers-on-govt-mental-health-helpline/article68741204.ece',
      },
      teleManas,
      callsAndDistricts,
      {
        reference: 'Asianet Newsable, on the Tele-MANAS app and video consultations',
        date: '2024-10',
        url: 'https://newsable.asianetnews.com/india/disturbed-sleep-cycle-mood-struggles-among-top-complaints-received-at-mental-health-helpline-tele-manas-shk-sl6p9t',
      },
      firstCalls,
      mentalHealthcareAct('23'),
    ],
  },
  {
    id: 'your-rights',
    category: 'Treatment',
    tags: ['rights', 'law', 'privacy', 'hospital', 'work'],
    ...written,
    relatedTool: 'sach-ya-mithya',
    sources: [
      mentalHealthcareAct('3 and 4', 'sections'),
      mentalHealthcareAct('18'),
      mentalHealthcareAct('21'),
      mentalHealthcareAct('22 to 26', 'sections'),
      mentalHealthcareAct('5 to 15', 'sections'),
      {
        reference:
          'International Journal of Law and Psychiatry 64, 162-177, Table 5, on what an advance directive needs in India',
        date: '2019-05',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6544565/table/t0025',
      },
      mentalHealthcareAct('85 to 90 and 94', 'sections'),
      mentalHealthcareAct('20, 95 and 97', 'sections'),
      mentalHealthcareAct('100 and 115', 'sections'),
      {
        reference: 'Bharatiya Nyaya Sanhita, 2023 (India), section 226, beside section 309 of the Indian Penal Code',
        date: '2023-12-25',
        url: 'https://newlaws.in/ipc/309',
      },
      {
        reference: 'Rights of Persons with Disabilities Act, 2016 (India), section 20 and Schedule',
        date: '2016-12-27',
        url: 'https://lawsisto.com/Read-Central-Act/1825/THE-RIGHTS-OF-PERSONS-WITH-DISABILITIES-ACT-2016',
      },
      mentalHealthcareAct('27, 28 and 77', 'sections'),
    ],
  },
  {
    id: 'exam-pressure',
    category: 'Wellness',
    tags: ['exams', 'students', 'studying', 'results'],
    ...written,
    relatedTool: 'chinta-dabba',
    sources: [
      {
        reference: 'NCERT, Manodarpan Cell, survey of school students from January to March 2022, as reported',
        date: '2022-09-07',
        url: 'https://www.moneycontrol.com/news/india/for-81-of-students-academics-and-tests-leading-causes-of-anxiety-ncert-survey-9142861.html',
      },
      paper('Paruthi and others, J Clin Sleep Med 12(6), 785-786', '2016-06-15', '10.5664/jcsm.5866'),
      paper(
        'Dunlosky and others, Psychological Science in the Public Interest 14(1), 4-58',
        '2013',
        '10.1177/1529100612453266',
      ),
      {
        reference:
          'Supreme Court of India, Sukdeb Saha v. State of Andhra Pradesh, guidelines as printed by a university',
        date: '2025-07-25',
        url: 'https://www.juit.ac.in/public/index.php/mental-health-guidelines',
      },
      {
        reference: 'Ministry of Education, Guidelines for Regulation of Coaching Center, as reported',
        date: '2024-01',
        url: 'https://kalingatv.com/nation/no-students-can-enroll-in-coaching-centres-below-age-16-know-details/',
      },
      firstCalls,
    ],
  },
  {
    id: 'talking-with-parents',
    category: 'Practice',
    tags: ['family', 'parents', 'talking', 'first step'],
    ...written,
    relatedTool: 'vichaar',
    sources: [
      {
        reference: 'The Live Love Laugh Foundation, How India Perceives Mental Health',
        date: '2018-03',
        url: 'https://www.thelivelovelaughfoundation.org/initiatives/research/how-india-perceives-mental-health',
      },
      {
        reference: 'The Live Love Laugh Foundation, How India Perceives Mental Health 2021',
        date: '2021',
        url: 'https://www.thelivelovelaughfoundation.org/initiatives/research/mental-health-research-2021',
      },
      mentalHealthcareAct('23'),
      who('Depressive disorder (fact sheet)', '2023-03-31', 'news-room/fact-sheets/detail/depression'),
      paper('Gaiha and others, BMC Psychiatry 20, 538', '2020-11-16', '10.1186/s12888-020-02937-x'),
    ],
  },
  {
    id: 'when-sleep-does-not-come',
    category: 'Practice',
    tags: ['sleep', 'night', 'worry', 'insomnia'],
    ...written,
    relatedTool: 'yoga-nidra',
    sources: [
      paper('Edinger and others, J Clin Sleep Med 17(2), 255-262', '2021-02-01', '10.5664/jcsm.8986'),
      paper(
        'Scullin and others, Journal of Experimental Psychology: General 147(1), 139-146',
        '2018',
        '10.1037/xge0000374',
      ),
      paper('Watson and others, Sleep 38(6), 843-844', '2015-06-01', '10.5665/sleep.4716'),
      paper('Drake and others, J Clin Sleep Med 9(11), 1195-1200', '2013-11-15', '10.5664/jcsm.3170'),
      eReaders,
      paper('Qaseem and others, Annals of Internal Medicine 165(2), 125-133', '2016-07-19', '10.7326/M15-2175'),
    ],
  },
  {
    id: 'slow-breathing',
    category: 'Research',
    tags: ['breath', 'stress', 'anxiety', 'studies'],
    ...written,
    relatedTool: 'saans',
    sources: [
      paper('Lehrer and Gevirtz, Frontiers in Psychology 5, 756', '2014', '10.3389/fpsyg.2014.00756'),
      paper('Zaccaro and others, Frontiers in Human Neuroscience 12, 353', '2018-09-07', '10.3389/fnhum.2018.00353'),
      paper('Fincham and others, Scientific Reports 13, 432', '2023-01-09', '10.1038/s41598-022-27247-y'),
      paper('Balban and others, Cell Reports Medicine 4, 100895', '2023-01-17', '10.1016/j.xcrm.2022.100895'),
      paper('Fincham and others, Scientific Reports 13, 22141', '2023-12', '10.1038/s41598-023-49279-8'),
    ],
  },
  {
    id: 'phone-and-mood',
    category: 'Technology',
    tags: ['phone', 'social media', 'screens', 'attention', 'studies'],
    ...written,
    relatedTool: 'kolam-studio',
    sources: [
      paper('Twenge and Campbell, Preventive Medicine Reports 12, 271-283', '2018-12', '10.1016/j.pmedr.2018.10.003'),
      paper('Orben and Przybylski, Nature Human Behaviour 3, 173-182', '2019-01-14', '10.1038/s41562-018-0506-1'),
      {
        reference: 'United States Surgeon General, Social Media and Youth Mental Health (advisory)',
        date: '2023-05-23',
        url: 'https://www.hhs.gov/sites/default/files/sg-youth-mental-health-social-media-advisory.pdf',
      },
      paper(
        'Hunt and others, Journal of Social and Clinical Psychology 37(10), 751-768',
        '2018-12',
        '10.1521/jscp.2018.37.10.751',
      ),
      paper('Grüning and others, PNAS 120(8), e2213114120', '2023-02-16', '10.1073/pnas.2213114120'),
      paper('Castelo and others, PNAS Nexus 4(2), pgaf017', '2025-02-18', '10.1093/pnasnexus/pgaf017'),
      eReaders,
      {
        reference: 'Business Standard, on the cyber fraud helpline 1930 and the National Cyber Crime Reporting Portal',
        date: '2024-08-06',
        url: 'https://www.business-standard.com/amp/finance/personal-finance/cyber-frauds-cost-india-rs-177-crore-in-fy24-how-to-protect-yourself-124080600123_1.html',
      },
    ],
  },
  {
    id: 'after-someone-dies',
    category: 'Wellness',
    tags: ['grief', 'loss', 'death', 'family'],
    ...written,
    relatedTool: 'muscle-release',
    sources: [
      paper('Stroebe, Schut and Boerner, Omega 74(4), 455-473', '2017-02-13', '10.1177/0030222817691870'),
      paper('Stroebe and Schut, Death Studies 23(3), 197-224', '1999', '10.1080/074811899201046'),
      {
        reference:
          'Registration of Births and Deaths Act, 1969 (India), section 13 as amended in 2023, as explained by Lawmock',
        date: '2023-08-11',
        url: 'https://lawmock.com/registration-of-births-and-deaths-act-notes/time-limit-for-reporting-and-late-registration',
      },
      {
        reference: 'World Health Organization, International Classification of Diseases, 11th revision, 6B42',
        date: '2022-01-01',
        url: 'https://icd.who.int',
      },
      paper(
        'Lundorff and others, Journal of Affective Disorders 212, 138-149',
        '2017-04-01',
        '10.1016/j.jad.2017.01.030',
      ),
    ],
  },
  {
    id: 'machines-and-feelings',
    category: 'Technology',
    tags: ['analysis', 'voice', 'face', 'privacy', 'ai'],
    ...written,
    relatedTool: 'vichaar',
    sources: [
      paper(
        'Barrett and others, Psychological Science in the Public Interest 20(1), 1-68',
        '2019',
        '10.1177/1529100619832930',
      ),
      {
        reference: 'Regulation (EU) 2024/1689 on artificial intelligence, Article 5(1)(f)',
        date: '2024-06-13',
        url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      },
      paper('Koenecke and others, PNAS 117(14), 7684-7689', '2020', '10.1073/pnas.1915768117'),
      {
        reference: 'Javed and others, Svarah: Evaluating English ASR Systems on Indian Accents',
        date: '2023-05-25',
        url: 'https://arxiv.org/abs/2305.15760',
      },
      paper('Kiritchenko and Mohammad, Proceedings of *SEM 2018, 43-53', '2018-06', '10.18653/v1/S18-2005'),
      paper(
        'Moore and others, Proceedings of the 2025 ACM Conference on Fairness, Accountability, and Transparency',
        '2025-06-23',
        '10.1145/3715275.3732039',
      ),
    ],
  },
] as const satisfies readonly Article[]

export type ArticleId = (typeof articles)[number]['id']
