import { ZONE_OF_AIRPORT } from './airport-zones.js';
import { cityOf } from './airport-names.js';

/**
 * Latitude and longitude of the airports of airport-zones.ts, in its order, as db/seeds/places/airports.csv has them: two digits each of base
 * 36, of 1,296 steps from south to north and from west to east.
 */
const POSITIONS = `
  j1hlj4hzjchujvhwjslvkolykblqjelujxm6kilqktlvjjlopcibp9inp4hxpdispciip0hul2lwkih7kogcevlhf8ldh5jih1j6mhl5mslao0l5o6kynfldn4l9n4lgnllfo2h2ooh8oshi
  ozhpoyhtobh7othbp5heo6hbmqgenfgooehkoah1p4hgjwgmkxgakhgbgmlxhblpgrlxgrlkhilahilhkbmbisiyiqj5jqgod3kle0kcefkidzkveel3edklb7juc2l4ctkscrktcxl3b7kk
  cbk4beksc6kmd4l3izl5i0l8l4l9hll0h4jjjsiqjairkeiujbibj0ipizitk4iqj3ipi3ixhuivj8i4g8jbexkuefkkfekufcl6ctl9fem1ezlxdllje1lhd8ljjwmeiemjj8gyh6lyhqlo
  hqlohcm0hzlhi2lihjm3kfjikpi7lngekghuj9i8okjbofk0orj2p5j2p7j1oxj2pdj0ositpeivovivdijqdejgu830uy37lfbtb3c59ravb1c5bfb47xasbqbkd1bgcucjcmbha7b6a9bs
  9cbg8ub99gbhaec8bebxd4bh71b6kiazcyc8kmc1hpd5epe3h8e5gueggdeiffe5g3effseagkeihhdkgzdpi0cwf1e3li96ixalipadk3agj8afj8agjfaok6aik8akki9tjlaqjrafitan
  ivahiyafqp6dm79bm39bm198lp96k4bak4atk6blo188p89bok8bok8anx8hnz8gpu8jqc98p090ql97qz8onz8zp288q98eqe97nw85qb8mpj89p88eoy8sox9bo38vo39aoq7tp17tn886
  kfb6kfb3p07cpy7joc7cq56spr7jpu7bqp6xr56vrd6lr575sn6ns86lmcarkebtl9bullbolkbpkx8yhka0hza5hfa3qzbnr9boml9rml9um5admha6mb9umha0lzaemf9ypx9dllablpa7
  faatflaaeqaugy9xgna0h8aoewazgpadgbajedayfhb2ri68p76hos65pj5spw60oj6arh5rpi5rpq5uou65oq67ov60or6cpc61kf9dhebzkxbwmm71nq7emy79mm7dm37ol58dlv83ly83
  le8bm47hli7ulc80lt8dll8pmg87m77um47zmc7rmg7wly7wlb8plt85l68an57zn47nb1cen0a9nba4n3aboq9kqdaqqhawqla4puabqa9tp19wpt9jpraaqf9nq4akn79zpsa9q4amq5am
  no9vn59ypdadpzahq39zp6a4pia9nb9tnr9vnl9qmw9to29koqa3p7a0p39qp59lp09hqcaunc9znh9qjsa1jta2jv9rj3chon6uoo6sof6wlyaslpark4bvk8bwg9blbbax7eawdbaydib3
  dwazebayanaoa7aq9pao8tata1aoc0avcjay7naqlyaxlpb5lob1lob3lub0etd7d9dccwd2cgd5dfdodbdcc0cvdfdodedacvcje2dleod2e7d6dccvcmd4drd8lgbqkqbwlobiljbil397
  l99cl59boi6ar3anr2afrcavqqa2r3amqqa1ru5orq5nrz62sr5qs55yrz89qopps7p5qhoyrxpbsfpps0q9ocllnxliplnuonmfo3mrp8mep4mjoemfn9n2q3n0kqs2lzrzlrrwkss2jds1
  jmrtjmrwjtrwjws0l1shlhs9lasakirzkjs3jirykgs8lgrzjprzorljqlpgq4paizthjfpzj9q4jyq0oolnmgr6mrr1mzr6mar7mvngmznin1njn4nln2njmunkn0nmppovq1oyp1lckesx
  l7stm8skm5sok1sek5snk0sklqskkcsulasrksswkjssjqsnmgtegrsngqsogft1iqrvgitagft0hus1hfsgi3s5i8sehysxglt1ght2gmsrgctfj3rjigrwoelhowoxoppamzopoapfo1p5
  osp5oipgnjqjnmqeniqcnjqommp9ocphknprltpak8plmjquk7ppk1pnnpppl2pdl5pdlgpuklphndpkncq3klq0m7pwlppejppoo4poncqtojphosphotprmxpen9pandp3mgpbm8p9mgp2
  mnpqmjpkm8q6n3qamnqjn4qim1qkljqblbq2jyptk5pvkdpjkbr9n7r5myrenhrimsr4nfpsmypzo2psofpmlzpjj6tlibsdiat1ijs6j9rzj2s0ims5j6ttivttivtej2tiiws3j2sbj8s8
  j8s1irsbnumsmftcg9tigatzg8tmgztyhqtoibuhhbthfyudg4txg9u8k2uejfukkcu8kwu3kdu7jytvjvubk5uak5u8jwudjqugjdu7k8uik8txjyulkfu0j7uil1u1mpntleneozlcoxl8
  t0q9k9shkosfk4sdn1n5lnm9namzmblxmwlymzmomam1nolnnaltopunpiuophunp1uwp6uvp1uomotbowtdnxsnnmtbo4sepsu5n6tylzt1o1u1r4umn0san1t0octvq0tnpwtno8u6o8u4
  qbuclnsxmjtdp9u0o2sgpttqqsqqo5tfovsvmwttpas7pasdpnsmq6t6pjt9pdtppju3nrtlqsukncs0mes2ntt1metcnku3nyu5oetpoau1mistnbsonur3q1rgpwploksdnkrynyttmytu
  pntgi9semiu1n0u4n0u5muu2msu5pxopq9oxpyogqbo2qhnyq2p6q7p5qbm5qfm8qcmhp2n4p8nynwn9p4n4pmmmnbnenhqxqkw6opv1ovvap3vzoyvjovviocv2oyvop1vop5w1n8urqmw4
  pmw3oxviokuzokv3odv5opv6orv9ouveqcw2qqw8mvufpavnq5w2plvwrjsolzs7lls9l0skldrmmcrlm8rhm5rolorftco2q1mfpjffprfappf4nsgnnogmnlggnqg8npgdnlgcnlgankg7
  l7fpkzfnlcfpldfhojgbomgdusfqutftv4g6v2gkv7fob0vucixbemwkcdxce5wodrwxdbx1dwwucoxbcxxacyv3fiv3d8ve9fwr9owpdxwwagwhbmtleeu8dutodxtveuuvdjteaewgaxwx
  b7x4bxxbsgihsaijsmins6ikseifplkepxjzp3kepmk1p2kipokmphkjpukcpakjpckppek7q6kgptknpsk2paktq3kapjkopjk3q6klpfkjpekipckgpbkmpjkmpikop9kapxk2p1kmpzki
  phkhp3kppukapnk6p8kypskgqyk1qik3shjcslivs6ips8jdsairs9ios7j3rjiyrritrlj0sfirs0iusziushiysqj0rziqsaj7roj6sbimrwj3sbivruiprqixrmjprqk4s8igs6igs3ig
  s4ijqwklrckdqvkdrfkrqwklr5ker5k4rek6rjkmrbkgrhjxrik6rdkwtfizt9j2t5iwt4j9t0jht9iwsohdsdh5sjh3u2khuzkjvbkku3k8uakdvpkqvjkhulksujkyuhkkuukrulk6v7kx
  peljpnkpprljpdl2pgkrpdlipkm0pckvpzm4q0lapelqq9kvpll9pqlgq6kxq9lnq7lzpxlypgm2p9lmpplxpilppkkypwkppkl1phlwqelipzmdq3mbq6ljpjltq6ltpoltprm2q8m2pylo
  q0knphm7q1kypomcrzlms2l1s2l3rykepeh7prh3q8h4r8jgtfhssxhdsxheshhts9hqsahnt6hnskhvs5hnt6hktihlsrhusai0s8hzsahysohpsdhysohrt3hjsbi2s6hvsdi0sji4s3hi
  tshptnhdrximpchjpnhxq9i7qnhpqdi9pfhmpri4pdhrq3hnpzifqphepwi9q8i4pkhvqkh5qohmphheqgh4pwhypcheqbhwqjhup1hpp6jgssksqolzt2lst4mxtyl0t6lqt4lqt4ltr0lw
  u2iivgjfu1j3trikvxjwuoj3tuj0vpjotnituiimtviiujiqumisvykzvtjuw0khw4kdvnjgvmjdqdivqiiyqphuqyhxriirrwi7rsi9r4ilr2ijqmi0s4ibr5iiqpieqoiiqqiprfhurqi8
  rmhtrpirqmimqqi4qjiaqaiwqiivr8hvqhjxqhjvrtjorxjts0jftdkeq4itqpjcq4jsr4iyqwj4q8jopuiwqcj9phjiqcj8qrj4qvivr3ixr4ivq6jfq6iyqmj8pmjbqqj1qhjfpmjkqsj9
  psjmpkj8r1irr5jcr4j7r3j8r2j3qwirpejgqyj1p3j9pdj7qjj0psjpqajjq4jhqnjsqrjuqvjvqzjqq8k2qek5qikrqjkcqnkstxjstvjstjj8t3jctrjov3k7vkk1urk1unjgtjjutcjm
  tcjat9jitdjhuxk3tvkhqajyrejjrgj4rbjfrnjfrkjarmjnszket6k3sxkjsmjssvjus0jzs3jwscjxs8k9shjosak4s0k7spjhsfk3shk2s7joqijtqzjer1jgqpjmqtjjr5jlr8ilrhiu
  e8mqedmxfcmtfjmxevmmczmpdbmdh4nkh2njiupchvpbdwnre1ocdtnjf80salzh9az98tz09qzbadzm9qzh8zyva3zoa7zf9xzk8pytagzmegzqeezuenzzkpwhm927ly2eme22m62clx2h
  dlymg4wpdr20e820ep2teh31ei30en2wen2uf038es3fez36ep2rlobjkmbvk49gjz9khw8yhu92xnjkvucwvecxueh9lu9vfombffmjhnkxfokrethfirivi2iohckxivjuc5krkdgfiycr
  jac6ko93egboepb6eibddobjdwbbck727ob29zavevcddwcjh8erhfdym691ly8ynt6wob7clobel3bvlnbpogbjsf7br8bjr6bcu54huh6kro92urb5ricqpm9fqk9gto4ju0jzqrn3s8n5
  rfn6s1npsnocegytdr0hg4y0i9zajez4jextjhvgl0wke610hwyog143g83zf40xboxwc6ysfwskh9uthtv4hhw1ruhsrvhqsthjszk2sgsfqov7
`;

interface Position {
  latitude: number;
  longitude: number;
}

const STEPS = 1_296;
const DIGITS = 2;

let positions: ReadonlyMap<string, Position> | null = null;

function read(): ReadonlyMap<string, Position> {
  const digits = POSITIONS.replace(/\s/g, '');
  const stepAt = (at: number): number => parseInt(digits.slice(at * DIGITS, (at + 1) * DIGITS), 36) + 0.5;
  return new Map(
    [...ZONE_OF_AIRPORT.keys()].map((airport, at) => [
      airport,
      { latitude: (stepAt(2 * at) / STEPS) * 180 - 90, longitude: (stepAt(2 * at + 1) / STEPS) * 360 - 180 },
    ]),
  );
}

const RADIUS_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two airports, some ten more or less; null: the position of one is not known. */
export function kilometresBetween(from: string, to: string): number | null {
  positions ??= read();
  const [a, b] = [positions.get(airportAt(from)), positions.get(airportAt(to))];
  if (!a || !b) return null;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const h =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** An airport of a city that is named by its own code. */
const airportAt = (code: string): string =>
  ZONE_OF_AIRPORT.has(code) ? code : ([...ZONE_OF_AIRPORT.keys()].find((one) => cityOf(one) === code) ?? code);
