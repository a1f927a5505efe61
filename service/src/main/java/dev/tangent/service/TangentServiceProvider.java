package dev.tangent.service;

import dev.tangent.present.local.LocalService;
import dev.tangent.present.local.LocalServiceProvider;
import dev.tangent.present.local.LocalServiceSettings;

/// Starts the service for fronts that find it by [java.util.ServiceLoader].
public final class TangentServiceProvider implements LocalServiceProvider {
    @Override
    public LocalService start(LocalServiceSettings asked) {
        ServiceSettings found =
                ServiceSettings.of(asked.folder(), asked.version()).at(asked.host(), asked.port());
        ServiceSettings usual = asked.journals() ? found : found.withoutJournals();
        return TangentService.start(
                asked.upload().isPresent() ? usual.withUpload(asked.upload().getAsLong()) : usual);
    }
}
