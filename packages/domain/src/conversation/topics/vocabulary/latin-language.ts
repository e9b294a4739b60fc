import { lazy } from '../../../lazy'
import { compared, type SpokenInLatin, spokenInLatin } from './latin-letters'

/** Small words that stand in most sentences of a language, as they are typed in Latin letters; none is an English word. Own compilation. */
const smallWords: Readonly<Record<SpokenInLatin, string>> = {
  hi: `
    hai hain nahi nhi nahin mujhe muje mera meri mere mujhse ka ki ke ko se mein raha rahi rahe rha rhi rhe gaya gayi gaye gya kya hota hoti hote
    karta karti karte bahut bhut aur kuch koi tha thi thay hoon hu hun bhi toh unhone usne wo woh vo yeh ye sab apna apni apne ab abhi phir fir
    jab tab lekin kyunki kyu kyun kaise kab kisi kisiko liye wala wali wale sakta sakti diya liya hua hui hue aata aati lagta lagti maine
    humne unka uska uski uske
  `,
  mr: `
    ahe aahe ahet aahet aahes nahi nahit nahiye nai mala majha maja maza majhi mazi mazya majhya ani aani pan kay kaay zala zali zale zalay jhala
    jhali hota hoti hote mhanun mhantat mhanto mhante mhanala mhanali mhanale mhane karto karte kartat konala koni konich kunala ata aata tyala tila
    tyacha tyachi tyache ticha tichi tyanna yanna madhe madhye sathi cha chi che chya nako kasa kashi kase kasla ghari gela geli gele yeto yete yetat
    vatta vatata vattay watta sarkha roj khup khoop hech tech mhanje karun ghetla kela keli kele amhi aamhi tula tuza tuzi saglya sagla sagle sagli
    evdha itka navhta nasto asto aste astat ajun kadhi ithe tithe tyat
  `,
  gu: `
    che chhe chu chhu chho nathi mane maro mari mara maru ane pan shu su hatu hati hato hata thai thay thayu gayu gayo gayi nu na ni ma thi kare karu
    karvu karva karyu karyo karo kem koi mate ghare ghar bau bahu kai kain have hve ena eni eno ene aa to tame tamne ame amne emne evu evi em kevi kevu kyare
    kyarek haji hju badha badhu badhi pachi pachhi joi jove lage lagyu lagto lagti aave aavyu aavyo vaat avu avi rahyo rahi rahyu didhu lidhu
    pade padyu chhokro chhokri marathi mara
  `,
  bn: `
    ami amar amake amra na ki ache achhe nei kore korche korchi korte korlo korbo hoye hoy hoyeche hoyni holo hobe theke kintu keu kichu er ke jonno jonye tar
    tader oder amader bole bolche bollo bolte ekhon akhon ar aar gelo geche geche gechi chilo chhilo chilam ta sathe shathe songe shudhu sudhu sobai
    shobai ektu ekta ekti niye jeno jodi keno kemon kothao kokhono parchi pari parina parche lage lagche eta ota shei sei din diye giye ese baba ma
    bari barite
  `,
  ta: `
    naan nan enakku enaku en ennai enna illa ille illai iruku irukku irukken iruken kitta oru panna pannu pannuren panren pannitu avan ava avanga sollu solla
    solran solranga sonnanga sonna romba ippo ellam ellarum vandhu vanthu poi yaarum yarum yaru ku dhan than da nu la um adhu athu idhu ithu enga
    inga anga epdi eppadi aana ana mudiyala mudila varala theriyala thookam veetla veettula vitta pona ponen achu aachu aagudhu aguthu varuthu varudhu
    pola mattum kooda irundhu irunthu nalla pathi
  `,
  te: `
    naaku naku nenu nannu naa ledu leru undi unnaru unna unnanu emi em emo ante antunnaru antaru anipistundi kuda chala amma nanna vallu valla cheppa cheppali
    cheppanu chesanu chestunna cheyali ayindi ayipoyindi avutundi ippudu eppudu kani kaani tho gurinchi kosam inka malli roju evaru evariki entha
    ela enduku vachindi vachadu vasthundi vastundi poyindi poyadu ayina adi idi intlo illu maa mee vaadu aame ayana chusi chustunna thelusu telidu
    teliyatledu ratledu kavatledu nundi nunchi lo ki ani
  `,
  kn: `
    nanu naanu nange nanna nan illa ide idhe aithu aytu aayitu ayitu antha anta antare antane antale yaru yaaru yaarigu heli helu helidru helta maadi madi madu
    maadu maadtha alli inda mele ivaga eega ivag thumba tumba beku hege hegirli yenu enu yen gottilla agide aagide agtha agtilla aagtilla barutte
    baruthe banthu bandu hogi hodru hoda avru avaru avnu avlu maneli manele manege gottu kannada ond ondu eradu dina nodi nodtha kotta irodu iralla
    jothe bagge hatra aadre adre
  `,
}

const english = new Set(
  `the is my i im am and to of it its that was for not me he she they you but have has had with what when in on are do dont cant this so be at
  just all like your how will if an or from who get her his him about we`
    .trim()
    .split(/\s+/u),
)

/** The small words of each language as they are compared. Made at the first message in Latin letters. */
const comparedWords = lazy(
  () =>
    new Map(
      spokenInLatin.map((language) => [
        language,
        new Set(
          smallWords[language]
            .trim()
            .split(/\s+/u)
            .map((word) => compared(word, language)),
        ),
      ]),
    ),
)

/**
 * The languages of India that words in Latin letters are of: those with the most small words among them; none where these are English or say
 * nothing. Linear in the number of words.
 */
export function languagesInLatin(words: readonly string[]): SpokenInLatin[] {
  const counts = spokenInLatin.map((language) => {
    const small = comparedWords().get(language)
    return { language, count: words.filter((word) => small?.has(compared(word, language))).length }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  return most === 0 || words.filter((word) => english.has(word)).length > most
    ? []
    : counts.filter(({ count }) => count === most).map(({ language }) => language)
}
