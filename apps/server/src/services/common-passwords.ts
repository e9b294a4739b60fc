import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Passwords that people here try first and that lists from elsewhere lack, as stems that digits follow. Written for this product, Indian
 * favourites included.
 */
const stems = `
password passw0rd p@ssword p@ssw0rd pass admin administrator root user guest login welcome letmein master secret qwerty qwertyuiop
qwert qazwsx qaz asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abc123 iloveyou ilove loveyou iloveu love
lovely lover sunshine princess monkey dragon shadow superman batman spiderman ironman pokemon naruto football cricket baseball
hockey soccer tiger lion cookie chocolate summer winter spring flower butterfly angel angels baby babygirl sweety sweetheart
sweet honey darling happy smile friend friends forever family mother father mummy daddy mom dad maa papa brother sister jesus
christ allah bismillah god godisgreat omnamahshivaya om omsairam sairam saibaba jaishreeram jaishriram shriram sriram ram rama
radha radhe radheradhe radhakrishna krishna krishnaa hari harekrishna hanuman bajrangbali jaihanuman ganesh ganesha ganpati
ganapati shiva shankar mahadev bholenath durga lakshmi laxmi saraswati kali parvati murugan ayyappa venkatesh venkatesa balaji
tirupati govinda govind waheguru satnam guru jesuschrist india bharat hindustan indian jaihind vandemataram incredibleindia
mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune kerala punjab gujarat rajasthan maharashtra tamilnadu
sachin dhoni virat kohli rohit rahul raj raja rani rajesh ramesh suresh mahesh ganga amit anil sunil vijay ajay sanjay rakesh
mukesh dinesh deepak deepika priya pooja puja neha kavita sunita anita anjali divya lakshman arjun karan kumar sharma singh gupta
patel reddy khan shah salman shahrukh srk aishwarya bollywood computer internet google facebook gmail yahoo samsung nokia iphone
android mobile laptop windows microsoft apple orange mango banana qwe asd zxc test testing tester demo sample default changeme
change temp temporary hello hello123 hi hey world money dollar rupee lucky luckyme star rockstar superstar power king queen
prince boss hero killer hunter ranger soldier army navy police doctor engineer teacher student school college freedom
peace nature mustang ferrari mercedes bmw honda toyota yamaha pulsar hayabusa harley michael michelle jordan jessica jennifer
daniel thomas robert charlie george andrew ashley nicole matthew joshua hannah amanda maggie buster ginger pepper jordan23
trustno starwars whatever matrix phoenix silver golden purple diamond crystal rainbow moon sunflower rose lotus jasmine
maitri mindmitra mindscan wellness anxiety therapy meditation mindfulness yoga namaste namaskar
`
const runs = `
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 112233 121212 131313 101010 123654 123789 147258
147258369 159357 159753 147147 159159 258258 741852 741852963 789456 789456123 456789 456123 654321 7654321 87654321 987654321
9876543210 0987654321 012345 0123456789 102030 110110 696969 777777 778899 998877 332211 665544 142536 1q2w3e 1q2w3e4r 1q2w3e4r5t
q1w2e3 q1w2e3r4 1qaz2wsx qazwsxedc 1qazxsw2 zaq12wsx zaq1xsw2 qwe123 qweqwe qweasd qweasdzxc asdasd asd123 zxc123 zxczxc a1b2c3 a1b2c3d4
aa1234 a12345 a123456 a1234567 a12345678 a123456789 1234qwer qwer1234 q1w2e3r4t5 abcd1234 abc12345 1234abcd 123abc 123qwe 12qwaszx
poiuytrewq mnbvcxz lkjhgfdsa asdf1234 qwerty12345 qwertyu qwerty1 000000 111222 222333 100200 200000 199000 202020 202122 14311431
143143 786786 786000 108108 420420 007007 100100 500500 nopassword mypassword thepassword newpassword yourpassword
`

/** What people put behind a word, and behind digits that are themselves a common password. */
const usualEnding = /[\d\p{P}\p{S}]{1,8}$/u

const words = (text: string) => text.split(/\s+/).filter(Boolean)

// Ordered by how often leaks had them: the whole list is refused as it stands, its beginning with digits behind it too.
const leaked = (dictionary['passwords-common'] ?? []).map((entry) => String(entry).toLowerCase())
const stemsRefused = 10_000
const known = new Set([...leaked, ...words(stems), ...words(runs)])
const knownStems = new Set([...leaked.slice(0, stemsRefused), ...words(stems), ...words(runs)])

/**
 * Whether a password is among those that are tried first: in any case, with usual digits and signs behind it, or one character over and
 * over.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase()
  if (known.has(plain) || new Set(plain).size <= 1) return true
  const [ending = ''] = usualEnding.exec(plain) ?? []
  // Each length of the ending, since a common password may end with digits itself.
  return Array.from(ending, (_, index) => plain.slice(0, plain.length - index - 1)).some((stem) => knownStems.has(stem))
}
