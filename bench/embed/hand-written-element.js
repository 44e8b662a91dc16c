// The minimal element that shows a listing: no theme, no batching, no error handling.
customElements.define(
  'hand-written-card',
  class extends HTMLElement {
    async connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const { origin, id } = this.dataset;
      const answer = await fetch(`${origin}/api/embed/listings?ids=${id}`);
      const { listing } = (await answer.json()).items[0];
      const { title, address, monthly_rent: rent, url, cover } = listing;
      root.innerHTML =
        '<style>:host{display:block;font:1rem/1.5 system-ui}img{width:100%;aspect-ratio:4/3;object-fit:cover}h3,p{margin:0}</style>' +
        '<article><img alt=""><h3><a></a></h3><p></p><p></p></article>';
      const [place, price] = root.querySelectorAll('p');
      const link = root.querySelector('a');
      link.textContent = title;
      link.href = url;
      place.textContent = address;
      price.textContent = `$${rent.toLocaleString('en')} a month`;
      if (cover) root.querySelector('img').src = cover.url;
    }
  },
);
