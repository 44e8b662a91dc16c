// The block in the editor: the address of a room or a search, and the card or list as visitors will see it. Written for
// the globals of WordPress, so that it needs no build.
(({ blockEditor, blocks, components, element, i18n, serverSideRender: ServerSideRender }) => {
  const { createElement: h, Fragment, useState } = element;
  const { __ } = i18n;

  function Edit({ attributes, setAttributes }) {
    const [typed, setTyped] = useState(attributes.url);
    const [isEditing, setEditing] = useState(!attributes.url);
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
          onClick: () => setEditing(true),
        }),
      ),
    );
    // Without a press in the editor following the link of the card.
    const preview = h(
      components.Disabled,
      null,
      h(ServerSideRender, { block: 'roomieradar/room', attributes }),
    );
    return h('div', wrapper, isEditing ? form : h(Fragment, null, toolbar, preview));
  }

  // Rendered by render.php, so that a corrected card reaches posts that are already published.
  blocks.registerBlockType('roomieradar/room', { edit: Edit, save: () => null });
})(window.wp);
