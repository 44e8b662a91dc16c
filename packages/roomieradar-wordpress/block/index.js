// The block in the editor: the address of a room or a search, and the card or list as visitors will see it. Written for
// the globals of WordPress, so that it needs no build.
(({ blockEditor, blocks, components, element, i18n, serverSideRender: ServerSideRender }) => {
  const { createElement: h, Fragment, useState } = element;
  const { __ } = i18n;

  /** The parameter of an address, or nothing where it is none. */
  const readParameter = (address, name) =>
    URL.canParse(address) ? (new URL(address).searchParams.get(name) ?? '') : '';

  /** The address with its parameter set, or without it where the value is empty. */
  function writeParameter(address, name, value) {
    if (!URL.canParse(address)) return address;
    const url = new URL(address);
    if (value === undefined || value === null || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  }

  // The look stands in the address, so that it also holds where that is pasted without the block.
  function LookPanel({ url, onChange }) {
    const read = (name) => readParameter(url, name);
    const write = (name) => (value) => onChange(writeParameter(url, name, value));
    const range = (name, label, limits) =>
      h(components.RangeControl, {
        label,
        ...limits,
        value: read(name) === '' ? undefined : Number(read(name)),
        onChange: write(name),
        allowReset: true,
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      });
    const accent = read('accent');
    return h(
      blockEditor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: __('Look', 'roomieradar-room') },
        h(components.SelectControl, {
          label: __('Theme', 'roomieradar-room'),
          value: read('theme'),
          options: [
            { value: '', label: __('Like the page', 'roomieradar-room') },
            { value: 'light', label: __('Light', 'roomieradar-room') },
            { value: 'dark', label: __('Dark', 'roomieradar-room') },
          ],
          onChange: write('theme'),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
        range('round', __('Round corners (pixels)', 'roomieradar-room'), { min: 0, max: 40 }),
        range('density', __('Space', 'roomieradar-room'), { min: 0.5, max: 1.5, step: 0.05 }),
        h(components.TextControl, {
          label: __('Font', 'roomieradar-room'),
          help: __('The name of a font that visitors have, such as Georgia.', 'roomieradar-room'),
          value: read('font'),
          onChange: write('font'),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
      ),
      h(blockEditor.PanelColorSettings, {
        title: __('Color', 'roomieradar-room'),
        colorSettings: [
          {
            label: __('Accent', 'roomieradar-room'),
            value: accent && `#${accent.replace('#', '')}`,
            // A theme's color may be any of CSS; addresses have hexadecimal ones, without the sign.
            onChange: (color) =>
              write('accent')(/^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color.slice(1) : ''),
          },
        ],
      }),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const [typed, setTyped] = useState(attributes.url);
    const [isEditing, setEditing] = useState(!attributes.url);
    const edit = () => {
      setTyped(attributes.url);
      setEditing(true);
    };
    const wrapper = blockEditor.useBlockProps();
    const save = (event) => {
      event.preventDefault();
      setAttributes({ url: typed.trim() });
      setEditing(!typed.trim());
    };
    const form = h(
      components.Placeholder,
      {
        icon: 'admin-home',
        label: __('RoomieRadar room', 'roomieradar-room'),
        instructions: __('Paste the address of a room or of a search.', 'roomieradar-room'),
      },
      h(
        'form',
        { onSubmit: save },
        h(components.TextControl, {
          type: 'url',
          label: __('Address of the room or search', 'roomieradar-room'),
          hideLabelFromVision: true,
          value: typed,
          onChange: setTyped,
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
        h(
          components.Button,
          { variant: 'primary', type: 'submit' },
          __('Show', 'roomieradar-room'),
        ),
      ),
    );
    const toolbar = h(
      blockEditor.BlockControls,
      null,
      h(
        components.ToolbarGroup,
        null,
        h(components.ToolbarButton, {
          icon: 'edit',
          label: __('Change the address', 'roomieradar-room'),
          onClick: edit,
        }),
      ),
    );
    // Without a press in the editor following the link of the card.
    const preview = h(
      components.Disabled,
      null,
      h(ServerSideRender, { block: 'roomieradar/room', attributes }),
    );
    const look = h(LookPanel, { url: attributes.url, onChange: (url) => setAttributes({ url }) });
    return h('div', wrapper, isEditing ? form : h(Fragment, null, toolbar, look, preview));
  }

  // Rendered by render.php, so that a corrected card reaches posts that are already published.
  blocks.registerBlockType('roomieradar/room', { edit: Edit, save: () => null });
})(window.wp);
