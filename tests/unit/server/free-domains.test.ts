import { expect, test } from 'vitest';
import { createFreeDomains } from '#domain/organizations/free-domains.ts';

const freeDomains = createFreeDomains();

const free = {
  'services in many countries': `gmx.ch gmx.es gmx.it gmx.eu gmx.com live.at live.ch live.fi live.com.pt hotmail.ch
    hotmail.at hotmail.se hotmail.cl hotmail.com.br hotmail.co.uk outlook.at outlook.sa outlook.com.br
    yahoo.com.mx yahoo.co.jp yandex.kz yandex.com.tr zoho.eu zohomail.eu posteo.ch tutamail.com proton.me
    mail.de mail.ch mail.ru mail.bg vivaldi.net mailfence.com GMX.DE`,
  'internet providers': `a1.net movistar.es movistar.com.ar telefonica.net ono.com bluewin.ch sunrise.ch
    hispeed.ch t-online.de vodafone.de vodafonemail.de netcologne.de ewetel.net orange.fr bbox.fr proximus.be telenet.be
    ziggo.nl telia.com comhem.se online.no telenor.no telkomsa.net mweb.co.za xtra.co.nz sapo.pt meo.pt
    clix.pt uol.com.br`,
  'forwarders and addresses for minutes': `duck.com mozmail.com simplelogin.com passmail.net
    privaterelay.appleid.com mailinator.com yopmail.com sharklasers.com`,
  'everything below them': 'mail.uol.com.br anything.gmx.ch x.y.fastmail.com',
};

test.each(Object.entries(free))('knows %s', (_, domains) => {
  expect(domains.split(/\s+/).filter((domain) => !freeDomains.has(domain))).toEqual([]);
});

test('takes no university or company for one', () => {
  const domains = `tum.de in.tum.de mail.tum.de lmu.de live.unc.edu live.uwe.ac.uk mail.mcgill.ca outlook.uga.edu uio.no
    student.uio.no usp.br ucm.es kaust.edu.sa sap.com siemens.com mail.siemens.com post.ch roomieradar.test`;
  expect(domains.split(/\s+/).filter((domain) => freeDomains.has(domain))).toEqual([]);
});
